// What the seat to act sees and remembers, and the move of a player by it: saying, clearing, placing and calling.
//
// Lives here: what a bot says before it places, for Python (../../quartino_views.hpp), the browser (table_choice.hpp) and hints
// (hint.hpp). Does not live here: which action is best (players.hpp), and what a level notices (levels.hpp).
#pragma once

#include "players.hpp"
#include "../net/public_history.hpp"
#include "../rules/seen_game.hpp"

namespace fourfold::quartino {

struct SeatView {
  GameRules table_rules;
  GameRules rules;  // as players know them: with a referee, and of no more than the usual number of turns
  Game game;        // as if a referee had granted all that the seat has said
  Evidence evidence;
  LongPast past;
  int column = -1;          // the column that the seat has said in this turn
  bool begun = false;       // whether a token has been placed or a card called in this turn
  bool is_standard = true;  // whether the deck is the standard one

  bool may_say_situations() const { return !table_rules.referee && table_rules.situations && !begun; }

  void remember(const Memory& memory) {
    game.idle = memory.game.idle;
    game.turn.cleared = memory.game.turn.cleared;
    evidence = memory.evidence;
    past = memory.past;
  }

  // The player's choice of a set of actions, which are listed in a game.
  Action choose(const Player& player, const Game& in_game, ActionSet listed, Random& random) const {
    return player.choose(rules, in_game, evidence, random, listed, past.since_card());
  }
};

// The move of a player, which says all that there is to say before it places; a level says and calls what it notices.
template <class View>
std::string choose_move(const Player& player, const View& view, Random& random) {
  if (player.kind == Player::kLevel) {
    View own = view;
    own.rules.referee = view.table_rules.referee;
    if (!own.rules.referee) own.game = announced_game(view.game, view.column, view.begun);
    return print_listed(own.game, own.choose(player, own.game, ~ActionSet{0}, random));
  }
  const Game& game = view.game;
  const bool may_say = view.may_say_situations();
  if (may_say && !game.turn.colours && game.board.is_crowded()) return print_move(kSayColours);
  if (!may_say || view.column >= 0 || !game.board.tall)
    return print_listed(game, view.choose(player, game, game.listed(view.rules), random));
  // The column that the player would clear if a referee had granted it.
  Game granted = game;
  granted.turn.tall = game.board.tall;
  ++granted.turn.due;
  const ActionSet clears = granted.listed(view.rules) & ActionSet{0x1FF} << kFirstClear;
  return print_move(say_column(view.choose(player, granted, clears, random) - kFirstClear));
}

}  // namespace fourfold::quartino
