### Privacy: what is stored, for how long, and having it deleted. čeština

privacy-title = Soukromí
privacy-lead = Hraješ tu jako host: bez účtu, bez e-mailu, bez reklam a bez sledování.
privacy-stored = Co se ukládá
privacy-stored-game = Hry u online stolů: tahy a jejich čas, zprávy, které posíláš, a jméno, které zadáš.
privacy-stored-visit = Datum tvé první a poslední návštěvy.
privacy-stored-device = Jen na tomto zařízení: tvoje nastavení a hry na něm uložené.
privacy-stored-not = Tvoje IP adresa se neukládá. Slouží jen k zastavení návštěvníků, kteří posílají příliš mnoho požadavků.
privacy-cookie = Cookie
privacy-cookie-about = Díky jediné cookie se můžeš vrátit na své místo. Obsahuje náhodné číslo a vyprší po 400 dnech bez návštěvy. Jiné cookies tu nejsou.
privacy-time = Jak dlouho se data uchovávají
privacy-time-table = Stoly bez hry, hry kratší než osm tahů a hry mezi počítači: jeden den.
privacy-time-game = Delší hry: natrvalo, aby se daly přehrát.
privacy-time-unfinished = Nedohrané hry bez hodin skončí po 30 dnech bez tahu.
privacy-time-guest = Když se už nevrátíš, tvoje jméno se odstraní po 400 dnech. Když nemáš žádnou hru, smaže se všechno po 30 dnech.
privacy-time-backup = Provozovatel tohoto serveru může zálohy uchovávat déle.
privacy-mine = Tvoje data
privacy-mine-about = Stáhni si vše, co o tobě tento server ukládá, nebo to smaž.
privacy-download = Stáhnout moje data
privacy-forget = Smazat moje data
privacy-forget-ask = Smazat moje data?
privacy-forget-what = Vzdáš rozehrané hry a tvoje jméno zmizí ze všech her. Potom už nikdo nepozná, že jsou tvoje. Vrátit to nejde.
privacy-forget-device = Hry uložené na tomto zařízení tu zůstanou. Smazat je můžeš v části „Moje hry“.
privacy-cancel = Zrušit
privacy-forgotten = Hotovo. Tvoje data jsou z tohoto serveru smazaná.
privacy-failed = Nepovedlo se to. Zkontroluj připojení a zkus to znovu.
