### Privacy: what is stored, for how long, and having it deleted. English (British)

privacy-title = Privacy
privacy-lead = You play here as a guest: no account, no e-mail address, no advertising, no tracking.
privacy-stored = What is stored
privacy-stored-game = Games at online tables: the moves, when they were made, the messages you sent, and the name you typed.
privacy-stored-visit = The date of your first visit and of your last one.
privacy-stored-device = On this device only: your settings and the games saved on it.
privacy-stored-not = Your IP address is not stored. It is only used to stop visitors who send too many requests.
privacy-cookie = The cookie
privacy-cookie-about = One cookie lets you return to your seat. It holds a random number and expires after 400 days without a visit. There are no other cookies.
privacy-time = How long it is kept
privacy-time-table = Tables without a game, games of fewer than eight moves, and games between computers: one day.
privacy-time-game = Longer games: permanently, so that you can replay them.
privacy-time-unfinished = Unfinished games without a clock end after 30 days without a move.
privacy-time-guest = If you do not come back, your name is removed after 400 days. If you have played no game, everything is deleted after 30 days.
privacy-time-backup = The operator of this server may keep backups for longer.
privacy-mine = Your data
privacy-mine-about = Download everything this server stores about you, or delete it.
privacy-download = Download my data
privacy-forget = Delete my data
privacy-forget-ask = Delete my data?
privacy-forget-what = You resign your games in progress, and your name is removed from all games. Afterwards nobody can tell that you played them. You cannot undo this.
privacy-forget-device = Games saved on this device stay here. You can delete them under “Games”.
privacy-cancel = Cancel
privacy-forgotten = Done. Your data has been deleted from this server.
privacy-failed = That did not work. Check your connection and try again.
