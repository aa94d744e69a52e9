### Strategické lekce. Čeština
### Krok je jedna zpráva jako v prvních lekcích (`learn`): vysvětlení a jako atributy nadpis, úkoly, jejich nápovědy a pochvala.
### Co se tu říká o pozicích, dokazuje tests/engine/test_strategy_lessons.py.

## The end of a lesson

strategy-end-quarto = Umíš počítat bezpečné figurky, nechat jich lichý počet a vynutit si další figurku. Teď počítej v každé hře a v každém tahu.
strategy-end-quartino = Umíš skrýt svůj plán, číst žetony ostatních a vracet sloupce ve správnou chvíli. Teď to zkus proti někomu, kdo čte ty tvoje.
strategy-note = { $game ->
        [quartino] Pozice jsou ze skutečných her mezi počítači. Všechny možné tahy jsou propočítané, procenta jsou odhady.
       *[quarto] Pozice jsou ze skutečných her mezi počítači. Všechno, co se o nich říká, je dokázané.
    }

## Quarto, step by step

strategy-quarto-count = Figurka je bezpečná, když s ní Robin nemůže dokončit řadu. Než nějakou dáš, spočítej bezpečné figurky.
    .title = Počítej bezpečné figurky
    .mark = Tři figurky v horním řádku jsou nízké a také kulaté. Označ všechny bezpečné figurky.
    .mark-hint = Tahle je nízká nebo kulatá: Robin by s ní dokončil horní řádek. Hledej vysoké hranaté figurky.
    .praise = Tři bezpečné figurky: ty vysoké hranaté. Počítej je v každém tahu.
strategy-quarto-room = Polem, které vybereš, rozhoduješ, které figurky budou bezpečné. Zavři mezeru, do které se jich hodí nejvíc.
    .title = Bezpečí pro figurky
    .place = Všechny zbylé figurky jsou nízké nebo kulaté, takže žádná není bezpečná. Které pole to u některých změní?
    .place-hint = Pak nemáš žádnou bezpečnou figurku. Podívej se na dolní řádek: tři figurky, nízké a kulaté.
    .column = To zastaví nízké figurky v levém sloupci. Ale nízké a kulaté pořád dokončí dolní řádek.
    .give = Dolní řádek je zavřený. Teď dej bezpečnou figurku.
    .give-hint = Tahle je nízká: Robin by s ní dokončil levý sloupec. Dej vysokou.
    .praise = Výborně. Jedno dobré pole udělalo bezpečnými čtyři figurky.
strategy-quarto-pair = Když bezpečné figurky dojdou, někdo musí dát soupeři výhru. Zjisti včas, kdo to bude.
    .title = Dvě bezpečné figurky
    .mark = Kulatá figurka by dokončila řádek, vysoká úhlopříčku. Označ bezpečné figurky.
    .mark-hint = Tahle je kulatá nebo vysoká. Hledej nízké hranaté figurky.
    .who = Jsi na řadě s dáváním a Robin hraje dobře. Komu bezpečné figurky dojdou dřív?
    .who-hint = Počítej: jednu dáš ty, druhou dá Robin tobě. Pak musíš zase dávat ty.
    .praise = Přesně tak. Volných je osm polí a Robin už má vyhráno: dvě je sudý počet.
strategy-quarto-odd = Lichý počet bezpečných figurek je dobrý pro toho, kdo dává. Nejlepší je jedna: dáš ji a na Robina žádná nezbude.
    .title = Nech lichý počet
    .place = Polož svou figurku tak, aby zbyla právě jedna bezpečná figurka.
    .place-hint = Pak nemáš žádnou bezpečnou figurku. Zkus jiné pole.
    .even = Tím zbude sudý počet bezpečných figurek a Robin získá remízu. Zkus jiné pole.
    .give = Teď dej jedinou bezpečnou figurku.
    .give-hint = S touhle Robin dokončí řadu. Najdi tu bezpečnou.
    .praise = Ať ji Robin položí kamkoli, žádná bezpečná figurka nezbude. Každá položená figurka může počet změnit, proto v každém tahu počítej znovu.
strategy-quarto-force = Kdo má jen jednu bezpečnou figurku, musí ji dát. Můžeš tedy vědět, co dostaneš.
    .title = Vynuť si další figurku
    .give = Máš dvě bezpečné figurky: s jednou vyhraješ, s druhou získá Robin remízu. Dej tu výherní.
    .give-hint = Tahle není bezpečná: Robin by dokončil řadu.
    .draw = Tahle je bezpečná, ale Robin by si pak mohl vybrat ze dvou bezpečných figurek. Dej tu druhou.
    .must = Robin ji položil do rohu: na žádném jiném poli by neměl bezpečnou figurku. Kterou ti musí dát?
    .must-hint = Tahle by dokončila řadu tobě. Robin má jen jednu bezpečnou figurku.
    .place = O téhle figurce se dalo vědět předem. Polož ji tak, aby ti zbyla bezpečná figurka.
    .place-hint = Pak nemáš žádnou bezpečnou figurku. Zkus jiné pole.
    .praise = Ať dáš kteroukoli bezpečnou figurku, Robin už žádnou mít nebude. Vyhráváš.
strategy-quarto-last = Kdo dal první figurku, pokládá poslední. Než se deska zaplní, prohlédni si poslední pole.
    .title = Poslední figurka
    .who = Teď položíš figurku a zbude jedno pole. Kdo ho zaplní?
    .who-hint = Hrajete jeden po druhém: po tobě je na tahu Robin.
    .place = Robin dostane poslední figurku na poslední pole. Polož svou tak, aby nevznikla řada.
    .place-hint = Pak by poslední figurka dokončila dolní řádek: čtyři vysoké. Vyměň pole.
    .praise = Remíza; s druhým polem by to byla prohra. Když zbývají dvě pole, zkus vždycky obě.
strategy-quarto-win = Teď všechno dohromady: počítej, polož, dej a hru dokonči.
    .title = Vyhraj počítáním
    .place = Polož svou figurku tak, aby zbyla právě jedna bezpečná figurka.
    .place-hint = Pak nemáš žádnou bezpečnou figurku. Zkus jiné pole.
    .even = Tím zbudou dvě bezpečné figurky, sudý počet. Zkus jiné pole.
    .give = Teď dej jedinou bezpečnou figurku.
    .give-hint = S touhle Robin dokončí řadu. Najdi tu bezpečnou.
    .finish = Robin už neměl bezpečnou figurku a dal ti tuhle. Kde vyhraješ?
    .finish-hint = Podívej se na levý sloupec: tři nízké figurky a ta tvoje je také nízká.
    .call = Ohlas ji!
    .call-hint = Nejdřív stiskni „Quarto!“.
    .show = Ukaž čtyři pole.
    .show-hint = Podívej se na levý sloupec: čtyři nízké figurky.
    .praise = Quarto! Počítání se vyplatilo: Robinovi došly bezpečné figurky.

## Quartino, step by step

strategy-quartino-two = Dobrý žeton pomůže dvěma tvým kartám najednou. Máš dvě šance a nikdo nepozná, o kterou kartu ti jde.
    .title = Jeden žeton, dvě karty
    .token = Polož jeden žeton tak, aby dvěma tvým kartám chyběl už jen po jednom. Jaké barvy?
    .token-hint = S touhle barvou dvě takové karty nezískáš. Porovnej své dvě karty se zelenou ve středu.
    .space = Kam ho položíš?
    .space-hint = Tam nepomůže oběma kartám. Obě mají na okraji modrou a po ní žlutou, po směru hodinových ručiček.
    .finish = Která barva dokončí kteroukoli z těch dvou karet?
    .finish-hint = Podívej se na své dvě karty se zelenou ve středu. Co ještě chybí?
    .praise = Růžová před modrou, nebo růžová po žluté: oběma kartám chybí jeden žeton.
strategy-quartino-hide = Každý žeton něco prozradí. Žeton, který se hodí k mnoha kartám, prozradí méně.
    .title = Skryj svůj plán
    .space = Chceš zelenou, žlutou a růžovou kolem modrého středu. Růžová pomůže na obou označených políčkách. Kde Robinovi prozradí méně?
    .space-hint = Tady počítač tvou kartu uhodne: její pravděpodobnost odhaduje na { $more }. Vyber druhé políčko.
    .unmarked = Vyber jedno ze dvou označených políček.
    .card = Tady pomůže i další kartě. Označ obě karty, kterým teď chybí jen jeden žeton.
    .card-hint = Téhle chybí víc než jeden žeton.
    .praise = Tady počítač odhaduje pravděpodobnost, že tu kartu máš, jen na { $less } místo { $more }. Máš dva plány a Robin musí hádat.
strategy-quartino-read = Teď čteš ty. Sleduj, kam Robin žetony pokládá a co mezi nimi chybí.
    .title = Čti žetony
    .card = Označené žetony jsou Robinovy: nejdřív růžový, pak zelený, s mezerou za tvým žlutým. Kterou kartu má Robin nejspíš?
    .card-hint = Tahle se nehodí. Růžová je ve středu; okraj čti po směru hodinových ručiček: žlutá, mezera, zelená.
    .space = Počítač odhaduje její pravděpodobnost na { $chance }. Polož svůj růžový žeton tak, aby ji Robin jedním žetonem nedokončil.
    .space-hint = Pak by ji modrá pořád dokončila. Zakryj žlutý nebo zelený žeton.
    .praise = Teď Robin na tu kartu potřebuje ještě aspoň dva žetony.
strategy-quartino-gift = Když po tobě zůstane sloupec ze čtyř nebo čtyři žetony jedné barvy, může další hráč položit o žeton víc.
    .title = Žádné dárky
    .token = Spočítej barvy i se zakrytými žetony. S kterou barvou Robin nedostane žeton navíc?
    .token-hint = To by byl čtvrtý žeton té barvy: Robin by to mohl ohlásit a položit o žeton víc.
    .space = Teď vyber políčko, na kterém nevznikne sloupec ze čtyř.
    .space-hint = Na tom políčku už tři žetony leží. Čtvrtý je dárek pro Robina.
    .praise = Robin nemá co ohlásit.
strategy-quartino-stop = Robinovi zbývá jedna karta a ty nevíš která. Zastav všechny, které by dokončil jeden žeton.
    .title = Zastav poslední kartu
    .token = S modrou ve středu by růžová dokončila tři různé karty. Kterou barvu položíš?
    .token-hint = Ať ho položíš kamkoli, Robin by mohl dokončit kartu nebo by dostal žeton navíc.
    .yellow = To by byl čtvrtý žlutý žeton: Robin by dostal žeton navíc.
    .space = Které políčko zakryješ?
    .space-hint = Pak by Robin pořád mohl dokončit kartu. Co mají ty tři karty společné?
    .praise = Se zelenou ve středu Robin jedním žetonem nedokončí žádnou kartu.
strategy-quartino-clear = Sloupec ze čtyř ti dá dva žetony místo jednoho. Když ho necháš být, může ho ohlásit Robin.
    .title = Kdy vrátit sloupec
    .say = Jedním žetonem žádnou kartu nesplníš. Ohlas, co vidíš.
    .say-hint = Žádná barva tu není čtyřikrát. Ale všimni si, jak vysoký je jeden sloupec.
    .space = Který sloupec vrátíš?
    .space-hint = Ten není dost vysoký. Počítej do čtyř.
    .card = Teď máš dva žetony. Kterou kartu s nimi splníš?
    .card-hint = Na tuhle dva žetony nestačí. Co už souhlasí?
    .praise = Zelená a žlutá po růžové a karta je splněná. Vrať sloupec, když druhý žeton splní kartu.
strategy-quartino-top = Když vrátíš sloupec, přijdeš o jeho horní žeton, i když ho tvoje karta potřebuje. Ale položíš o žeton víc.
    .title = Tvůj žeton nahoře
    .card = Které z tvých karet chybí jen jeden žeton?
    .card-hint = Téhle chybí víc. Čti okraj po směru hodinových ručiček: žlutá, růžová. A střed je zelený.
    .answer = Její zelený žeton leží na sloupci ze čtyř. Vrať ten sloupec: můžeš kartu v tomto tahu ještě splnit?
    .answer-hint = Počítej znovu: když sloupec vrátíš, položíš dva žetony.
    .space = Ano, takže ho klidně ohlas. Který sloupec vrátíš?
    .space-hint = Ten není dost vysoký. Počítej do čtyř.
    .praise = Jeden žeton vrátí zelenou, druhý kartu dokončí. A všechno pod ní je pryč.
strategy-quartino-chain = Když splníš kartu, její čtyři žetony zmizí a zase se počítají ty pod nimi.
    .title = Co leží vespod
    .space = Zbývají ti dvě karty a se zeleným žetonem splníš v tomto tahu obě. Kam ho položíš?
    .space-hint = Tam ne. Začni kartou s modrou ve středu: podívej se na žlutou a růžovou na okraji.
    .card = Kterou kartu ohlásíš?
    .card-hint = Ta ještě neodpovídá: její žlutý střed je zakrytý.
    .space-more = Její žetony jsou pryč a střed je zase žlutý. Teď polož modrý žeton. Kam?
    .space-more-hint = Mezi zelenou a růžovou je mezera. Vyplň ji.
    .praise = Quartino! Dvě karty v jednom tahu a vyhráváš.
