// The strong player of Quartino: the learned policy proposes actions, and playouts with drawn hands decide among them.
//
// A playout takes one action, goes on for some decisions of the policy, and asks the critic, which sees the drawn hands,
// who wins. All actions meet the same hands and the same draws. What the policy prefers counts, too: playouts suppose
// opponents who play like the policy, and not all do.
//
// The budget is a number of playouts, and everything is integer arithmetic, so that a seed decides the action.
#pragma once

#include <memory>

#include "finishing.hpp"
#include "halving.hpp"
#include "hands.hpp"
#include "playout_past.hpp"
#include "policy.hpp"

namespace fourfold::quartino {

struct SearchSettings {
  int simulations = 0;      // playouts of all actions together, about; 0 for no search
  int decisions = 3;        // of the policy in a playout
  int actions = 8;          // at most that are compared
  int preference = 1300;    // what a logit of the policy weighs, where a win is kWin
  bool sees_cards = false;  // for comparison: whether the player knows all hands
};

class Search {
 public:
  // The past are the keys of the positions at the starts of turns since a card was made.
  Search(const Nets& nets, const SearchSettings& settings, const GameRules& rules, const Game& game,
         const Evidence& evidence, std::span<const std::uint64_t> past)
      : nets_(nets), settings_(settings), rules_(rules), game_(game), evidence_(evidence), past_(past) {}

  // Returns the listed action that is best for the seat to act. At least two actions must be listed.
  Action choose(ActionSet listed, Random& random) {
    if (game_.rack().left <= kFewCards)
      if (const auto action = Finishing(rules_, kOwnPositions).find(game_); action && listed >> *action & 1)
        return *action;
    const Symmetry symmetry = Symmetry::for_seat(game_, game_.seat);
    alignas(64) std::int8_t inputs[kInputs];
    Observation::write(rules_, game_, evidence_, game_.seat, symmetry, inputs);
    Answer answer;
    nets_.answer(inputs, answer);
    std::vector<Candidate> candidates = likely_actions(answer.policy, symmetry, listed);
    const Hands hands(rules_, game_, game_.seat, symmetry, answer.belief);
    halve(candidates, settings_.simulations, settings_.preference, [&](std::vector<Candidate>& compared, int playouts) {
      std::vector<Playout> batch;
      batch.reserve(kBatch);
      for (; playouts > 0; --playouts) {
        Game dealt = game_;
        if (!settings_.sees_cards) hands.draw(dealt, random);
        const std::uint64_t seed = random.next();
        for (Candidate& one : compared) {
          batch.emplace_back(one, dealt, evidence_, past_, seed).play(rules_, one.action);
          if (batch.size() == kBatch) play_out(batch);
        }
      }
      play_out(batch);
    });
    return candidates[0].action;
  }

  // The playouts so far: none where one action alone is likely, or a way to the last card was found.
  int playouts() const { return playouts_; }

 private:
  static constexpr int kFewCards = 2;          // with which a player looks for a way to make all of them
  static constexpr int kOwnPositions = 4'000;  // of such a search at the table, and in a playout
  static constexpr int kDrawnPositions = 100;
  static constexpr std::size_t kBatch = 16;              // playouts that ask the nets together
  static constexpr std::int32_t kUnlikely = 5 * kLogit;  // below the likeliest, for an action that is not compared

  // The likeliest first.
  std::vector<Candidate> likely_actions(const std::int32_t* logits, const Symmetry& symmetry, ActionSet listed) const {
    std::vector<Candidate> found;
    for (ActionSet rest = symmetry.actions(listed); rest; rest &= rest - 1) {
      const auto named = static_cast<Action>(lowest_bit(rest));
      found.push_back({symmetry.action_of(named), logits[named]});
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Candidate& one, const Candidate& other) { return one.logit > other.logit; });
    while (found.size() > static_cast<std::size_t>(settings_.actions) ||
           found.back().logit < found[0].logit - kUnlikely)
      found.pop_back();
    return found;
  }

  // A playout that has begun with its action.
  struct Playout {
    Candidate* candidate;
    Game game;
    Evidence evidence;
    PlayoutPast past;
    Random random;

    Playout(Candidate& its_candidate, const Game& its_game, const Evidence& its_evidence,
            std::span<const std::uint64_t> its_past, std::uint64_t seed)
        : candidate(&its_candidate), game(its_game), evidence(its_evidence), past(its_past), random(seed) {}

    void play(const GameRules& rules, Action action) { evidence.step(rules, game, past, action); }
  };

  // Plays on until there is a decision; then returns nothing, otherwise the value for the player.
  std::optional<int> play_on(Playout& playout) const {
    const Game& game = playout.game;
    while (!game.outcome) {
      const ActionSet listed = game.listed(rules_);
      if (listed & (listed - 1)) {
        if (game.rack().left > 1 || !Finishing(rules_, kDrawnPositions).find(game)) return {};
        return game.seat == game_.seat ? kWin : 0;
      }
      playout.play(rules_, static_cast<Action>(lowest_bit(listed)));
    }
    return value_of(game.outcome, game_.seat, rules_.seats);
  }

  // Questions and answers of a batch, on the heap: a browser's stack is small.
  struct Room {
    alignas(64) std::int8_t inputs[kBatch * Nets::kCriticInputs];
    std::int32_t logits[kBatch][kListed];
  };

  // Finishes some playouts together, adds their values, and empties the batch.
  void play_out(std::vector<Playout>& batch) {
    playouts_ += static_cast<int>(batch.size());
    std::vector<Playout*> waiting;
    for (Playout& playout : batch) waiting.push_back(&playout);
    for (int decisions = 0;; ++decisions) {
      std::erase_if(waiting, [this](Playout* playout) {
        const auto value = play_on(*playout);
        if (value) playout->candidate->sum += *value;
        return value.has_value();
      });
      if (waiting.empty()) break;
      if (decisions == settings_.decisions) {
        criticise(waiting);
        break;
      }
      decide(waiting);
    }
    batch.clear();
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

  void criticise(const std::vector<Playout*>& waiting) const {
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
      waiting[i]->candidate->sum += share_of(by_seat, game_.seat, rules_.seats, game.gone);
    }
  }

  const Nets& nets_;
  const SearchSettings& settings_;
  const GameRules& rules_;
  const Game& game_;
  const Evidence& evidence_;
  const std::span<const std::uint64_t> past_;
  const std::unique_ptr<Room> room_ = std::make_unique<Room>();
  int playouts_ = 0;
};

}  // namespace fourfold::quartino
