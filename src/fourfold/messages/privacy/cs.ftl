### Privacy: what is stored, for how long, and having it deleted. čeština

privacy-title = Soukromí
privacy-lead = Hraješ tu jako host: bez účtu, bez e-mailu, bez reklam a bez sledování.
privacy-stored = Co se ukládá
privacy-stored-game = Hry u online stolů: tahy a jejich čas, tvoje hlášky a jméno, které zadáš.
privacy-stored-visit = Kdy proběhla tvoje první návštěva a den té poslední.
privacy-stored-device = Jen na tomto zařízení: tvoje nastavení a hry, které si uchovává.
privacy-stored-not = Tvoje internetová adresa se neukládá. Slouží jen k přibrzdění návštěvníků, kteří toho chtějí příliš.
privacy-cookie = K čemu je cookie
privacy-cookie-about = Díky jediné cookie se můžeš vrátit na své místo. Obsahuje náhodné číslo a vyprší po 400 dnech bez návštěvy. Žádná jiná tu není.
privacy-time = Jak dlouho
privacy-time-table = Stoly bez hry, hry kratší než osm tahů a hry, které hrají jen počítače: jeden den.
privacy-time-game = Delší hry: natrvalo, aby se daly znovu přehrát.
privacy-time-unfinished = Nedohrané hry bez hodin skončí po 30 dnech bez tahu.
privacy-time-guest = Hosté, kteří už nepřijdou: jméno se odstraní po 400 dnech. Kdo nemá žádnou hru, toho smažeme po 30 dnech.
privacy-time-backup = Správce serveru může zálohy uchovávat déle.
privacy-mine = Tvoje data
privacy-mine-about = Stáhni si vše, co o tobě server ukládá, nebo to nech smazat.
privacy-download = Stáhnout moje data
privacy-forget = Zapomenout na mě
privacy-forget-ask = Máme na tebe zapomenout?
privacy-forget-what = Vzdáš rozehrané hry a tvoje jméno zmizí ze všech her. Potom už nikdo nepozná, že jsou tvoje. Nejde to vrátit.
privacy-forget-device = Hry uložené na tomto zařízení zůstanou. Smazat je můžeš v části „Moje hry“.
privacy-cancel = Zrušit
privacy-forgotten = Hotovo. Server na tebe zapomněl.
privacy-failed = Nepovedlo se to. Zkontroluj připojení a zkus to znovu.
