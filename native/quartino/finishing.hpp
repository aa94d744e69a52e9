// Whether the seat to act can make all cards that it still holds before its turn ends: an exact search of the turn.
#pragma once

#include <optional>

#include "game.hpp"
#include "nearness.hpp"

namespace fourfold::quartino {

class Finishing {
 public:
  // The search gives up after this number of positions.
  Finishing(const GameRules& rules, int most_positions) : rules_(rules), positions_left_(most_positions) {}

  // The first action on a way to the last card; nothing if there is no such way, or none was found in time.
  std::optional<Action> find(const Game& game) {
    if (game.outcome) return {};
    for (ActionSet rest = hopeful(game); rest; rest &= rest - 1) {
      const auto action = static_cast<Action>(lowest_bit(rest));
      if (positions_left_-- <= 0) return {};
      Game next = game;
      NoPast past;
      next.step(rules_, past, action);
      if (next.outcome ? next.outcome.winners >> game.seat & 1 : find(next).has_value()) return action;
    }
    return {};
  }

 private:
  // Positions do not repeat within a turn.
  struct NoPast {
    void clear() {}
    int add(std::uint64_t) { return 1; }
  };

  // The listed actions after which some card can still be called in time: none ends the turn.
  ActionSet hopeful(const Game& game) const {
    const ActionSet listed = game.listed(rules_) & ~(ActionSet{1} << kEnd);
    if (game.may_finish(rules_)) return listed;
    const Tops tops = Tops::of(game.board);
    int fewest = kColours;
    ActionSet completing = ActionSet{0x1FF} << kFirstClear;
    for (int slot = 0; slot < game.rack().left; ++slot) {
      const Card card = game.rack().cards[slot];
      const Patterns missing = tops.missing(card), wrong = tops.wrong_colours(card);
      for (int first = 1; first <= kRim; ++first) {
        const auto lacks = static_cast<int>(missing >> 8 * (first - 1) & 0xFF);
        if (lacks > game.turn.due) continue;
        fewest = lacks < fewest ? lacks : fewest;
        for (unsigned fields = wrong >> 8 * (first - 1) & 0xFF; fields; fields &= fields - 1) {
          const int field = lowest_bit(fields) / 2;
          const int space = field == 3 ? 0 : (first - 1 + field) % kRim + 1;
          completing |= ActionSet{1} << place(card >> 2 * field & 3, space);
        }
      }
    }
    if (fewest > game.turn.due) return 0;
    // A token that no card needs may lie anywhere.
    return fewest < game.turn.due ? listed : listed & completing;
  }

  const GameRules& rules_;
  int positions_left_;
};

}  // namespace fourfold::quartino
