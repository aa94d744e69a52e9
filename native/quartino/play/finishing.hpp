// Which cards the seat to act can make before its turn ends: exact searches of the turn.
#pragma once

#include <optional>
#include <vector>

#include "../rules/game.hpp"
#include "../rules/nearness.hpp"

namespace fourfold::quartino {

// The past within a turn, in which positions do not repeat.
struct NoPast {
  void clear() {}
  int add(std::uint64_t) { return 1; }
};

// The listed actions after which the seat to act can still call some card in time: none ends the turn.
inline ActionSet hopeful_actions(const GameRules& rules, const Game& game) {
  const ActionSet listed = game.listed(rules) & ~(ActionSet{1} << kEnd);
  if (game.may_finish(rules)) return listed;
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

// Whether the seat can make all cards that it still holds.
class Finishing {
 public:
  // The search gives up after this number of positions.
  Finishing(const GameRules& rules, int most_positions) : rules_(rules), positions_left_(most_positions) {}

  // The first action on a way to the last card; nothing if there is no such way, or none was found in time.
  std::optional<Action> find(const Game& game) {
    if (game.outcome) return {};
    for (ActionSet rest = hopeful_actions(rules_, game); rest; rest &= rest - 1) {
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
  const GameRules& rules_;
  int positions_left_;
};

// The most cards that the seat can make.
class MostCards {
 public:
  // The search gives up after this number of positions, with the best way that it has found.
  MostCards(const GameRules& rules, const Game& game, int most_positions) : rules_(rules), left_(most_positions) {
    std::vector<Action> way;
    search(game, 0, way);
  }

  int number() const { return number_; }
  // The actions up to the last of these cards.
  const std::vector<Action>& way() const { return way_; }

 private:
  void search(const Game& game, int made, std::vector<Action>& way) {
    if (made > number_) number_ = made, way_ = way;
    if (game.outcome) return;
    for (ActionSet rest = hopeful_actions(rules_, game); rest && number_ < made + game.rack().left; rest &= rest - 1) {
      const auto action = static_cast<Action>(lowest_bit(rest));
      if (left_-- <= 0) return;
      Game next = game;
      NoPast past;
      next.step(rules_, past, action);
      way.push_back(action);
      search(next, made + is_call(action), way);
      way.pop_back();
    }
  }

  const GameRules& rules_;
  int left_;
  int number_ = 0;
  std::vector<Action> way_;
};

}  // namespace fourfold::quartino
