// The hint for the seat to act at a table of Quartino, from what the seat may know, for cores without Python.
#pragma once

#include "hint.hpp"
#include "table_choice.hpp"

namespace fourfold::quartino {

// The hint in JSON, with the standard deck; "" if the game is over or the seat does not know its own cards.
inline std::string hint_at_table(const Player& strong, const Match& match) {
  const Game& game = match.game();
  const GameRules& rules = match.rules().game;
  const Turn& turn = game.turn;
  if (game.outcome || !match.is_standard()) return "";
  const auto seen = SeatView::of(match, turn.clearing(rules), turn.due);
  if (!seen) return "";
  const bool announces = !rules.referee && rules.situations && !turn.begun;
  const HintView view{seen->rules, seen->game, seen->evidence, announces && !turn.colours,
                      announces && turn.column < 0};
  Random random(view.seed());
  const auto choose = [&](const Game& seen_game, ActionSet listed) {
    return strong.choose(seen->rules, seen_game, seen->evidence, random, listed, seen->past.since_card());
  };
  return print_hint(view, strong.nets, rules.turn_limit > kUsualTurnLimit ? "turns" : "", choose);
}

}  // namespace fourfold::quartino
