// Playouts of Quartino: a few decisions of the learned policy for every seat, and then the critic, which sees all hands,
// says who wins. Playouts ask the nets together. Everything is integer arithmetic, so that seeds decide the result.
#pragma once

#include <memory>

#include "finishing.hpp"
#include "halving.hpp"
#include "playout_past.hpp"
#include "../net/policy.hpp"

namespace fourfold::quartino {

// A playout as far as it has been played.
struct Playout {
  int number;  // the caller's, to tell playouts apart
  Game game;
  Evidence evidence;
  PlayoutPast past;
  Random random;

  Playout(int its_number, const Game& its_game, const Evidence& its_evidence, std::span<const std::uint64_t> its_past,
          std::uint64_t seed)
      : number(its_number), game(its_game), evidence(its_evidence), past(its_past), random(seed) {}

  void play(const GameRules& rules, Action action) { evidence.step(rules, game, past, action); }
};

class Playouts {
 public:
  static constexpr std::size_t kBatch = 16;  // playouts that ask the nets together, at most

  // The decisions are those of the policy in one playout.
  Playouts(const Nets& nets, const GameRules& rules, int decisions)
      : nets_(nets), rules_(rules), decisions_(decisions) {}

  // Finishes some playouts and empties the batch. `settle` gets each playout, and a function that returns its value for
  // a seat.
  template <typename Settle>
  void finish(std::vector<Playout>& batch, Settle settle) const {
    std::vector<Playout*> waiting;
    for (Playout& playout : batch) waiting.push_back(&playout);
    for (int decisions = 0;; ++decisions) {
      std::erase_if(waiting, [&](Playout* playout) {
        const Outcome outcome = play_on(*playout);
        if (!outcome) return false;
        settle(*playout, [&](int seat) { return value_of(outcome, seat, rules_.seats); });
        return true;
      });
      if (waiting.empty()) break;
      if (decisions == decisions_) {
        criticise(waiting, settle);
        break;
      }
      decide(waiting);
    }
    batch.clear();
  }

 private:
  static constexpr int kPositions = 100;  // of a search for the last card

  // Plays on until there is a decision; then returns no outcome.
  Outcome play_on(Playout& playout) const {
    const Game& game = playout.game;
    while (!game.outcome) {
      const ActionSet listed = game.listed(rules_);
      if (listed & (listed - 1)) {
        if (game.rack().left > 1 || !Finishing(rules_, kPositions).find(game)) return {};
        return {Outcome::kCards, static_cast<std::uint8_t>(1u << game.seat)};
      }
      playout.play(rules_, static_cast<Action>(lowest_bit(listed)));
    }
    return game.outcome;
  }

  void decide(const std::vector<Playout*>& waiting) const {
    Symmetry symmetries[kBatch];
    for (std::size_t i = 0; i < waiting.size(); ++i) {
      const Game& game = waiting[i]->game;
      symmetries[i] = Symmetry::for_seat(game, game.seat);
      Observation::write(rules_, game, waiting[i]->evidence, game.seat, symmetries[i], room_->inputs + i * kInputs);
    }
    nets_.choose_each(room_->inputs, static_cast<int>(waiting.size()), room_->logits);
    for (std::size_t i = 0; i < waiting.size(); ++i) {
      const ActionSet named = symmetries[i].actions(waiting[i]->game.listed(rules_));
      const int drawn = draw_index(room_->logits[i], named, waiting[i]->random);
      waiting[i]->play(rules_, symmetries[i].action_of(static_cast<Action>(drawn)));
    }
  }

  template <typename Settle>
  void criticise(const std::vector<Playout*>& waiting, Settle settle) const {
    std::int32_t chances[kBatch][kMostSeats];
    for (std::size_t i = 0; i < waiting.size(); ++i) {
      const Game& game = waiting[i]->game;
      const Symmetry symmetry = Symmetry::for_seat(game, game.seat);
      std::int8_t* question = room_->inputs + i * Nets::kCriticInputs;
      Observation::write(rules_, game, waiting[i]->evidence, game.seat, symmetry, question);
      Observation::write_hidden(rules_, game, game.seat, symmetry, question + kInputs);
      std::fill(question + kInputs + kHiddenInputs, question + Nets::kCriticInputs, std::int8_t{0});
    }
    nets_.criticise_each(room_->inputs, static_cast<int>(waiting.size()), chances);
    for (std::size_t i = 0; i < waiting.size(); ++i) {
      const Game& game = waiting[i]->game;
      std::int32_t by_seat[kMostSeats];
      for (int after = 0; after < rules_.seats; ++after)
        by_seat[(game.seat + after) % rules_.seats] = chances[i][after];
      settle(*waiting[i], [&](int seat) { return share_of(by_seat, seat, rules_.seats, game.gone); });
    }
  }

  // Questions and answers of a batch, on the heap: a browser's stack is small.
  struct Room {
    alignas(64) std::int8_t inputs[kBatch * Nets::kCriticInputs];
    std::int32_t logits[kBatch][kListed];
  };

  const Nets& nets_;
  const GameRules& rules_;
  const int decisions_;
  const std::unique_ptr<Room> room_ = std::make_unique<Room>();
};

}  // namespace fourfold::quartino
