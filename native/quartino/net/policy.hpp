// The choice of the learned policy of Quartino, without any search.
#pragma once

#include "logits.hpp"
#include "net.hpp"

namespace fourfold::quartino {

// The action that the policy takes for the seat to act, of two or more listed ones.
inline Action choose_by_policy(const Nets& nets, const GameRules& rules, const Game& game, const Evidence& evidence,
                               ActionSet listed, bool takes_likeliest, Random& random) {
  const Symmetry symmetry = Symmetry::for_seat(game, game.seat);
  alignas(64) std::int8_t inputs[kInputs];
  Observation::write(rules, game, evidence, game.seat, symmetry, inputs);
  std::int32_t logits[kListed];
  nets.choose(inputs, logits);
  ActionSet named = symmetry.actions(listed);
  if (!takes_likeliest) return symmetry.action_of(static_cast<Action>(draw_index(logits, named, random)));
  int best = lowest_bit(named);
  for (; named; named &= named - 1)
    if (logits[lowest_bit(named)] > logits[best]) best = lowest_bit(named);
  return symmetry.action_of(static_cast<Action>(best));
}

}  // namespace fourfold::quartino
