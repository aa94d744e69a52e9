### Privacy: what is stored, for how long, and having it deleted. English (British)

privacy-title = Privacy
privacy-lead = You play here as a guest: no account, no e-mail address, no advertising, no tracking.
privacy-stored = What is stored
privacy-stored-game = Games at online tables: the moves, when they were made, the phrases you said, and the name you typed.
privacy-stored-visit = When you first came, and the day of your last visit.
privacy-stored-device = On this device only: your settings, and the games that it keeps.
privacy-stored-not = Your internet address is not stored. It only helps to stop visitors who ask for too much.
privacy-cookie = What the cookie is for
privacy-cookie-about = One cookie lets you come back to your chair. It holds a random number and expires after 400 days without a visit. There is no other cookie.
privacy-time = For how long
privacy-time-table = Tables without a game, games of fewer than eight moves, and games of computers alone: one day.
privacy-time-game = Longer games: for good, so that you can replay them.
privacy-time-unfinished = Unfinished games without a clock end after 30 days without a move.
privacy-time-guest = Guests who stay away: names are removed after 400 days. Without a game, all is deleted after 30 days.
privacy-time-backup = Whoever runs this server may keep backups for longer.
privacy-mine = Your data
privacy-mine-about = Download all that this server stores about you, or have it deleted.
privacy-download = Download my data
privacy-forget = Forget me
privacy-forget-ask = Forget me?
privacy-forget-what = You resign your open games, and your name is removed from all games. Afterwards nobody can tell that you played them. You cannot undo this.
privacy-forget-device = Games kept on this device stay here. You can delete them under “Games”.
privacy-cancel = Cancel
privacy-forgotten = Done. This server has forgotten you.
privacy-failed = That did not work. Check your connection and try again.
