// The strong player of Quartino: the learned policy proposes actions, and playouts with drawn hands decide among them.
//
// A playout takes one action, goes on for some decisions of the policy, and asks the critic, which sees the drawn hands,
// who wins. All actions meet the same hands and the same draws. What the policy prefers counts, too: playouts suppose
// opponents who play like the policy, and not all do.
//
// The budget is a number of playouts, and everything is integer arithmetic, so that a seed decides the action.
#pragma once

#include "../net/hands.hpp"
#include "playouts.hpp"

namespace fourfold::quartino {

struct SearchSettings {
  int simulations = 0;      // playouts of all actions together, about; 0 for no search
  int decisions = 7;        // of the policy in a playout
  int actions = 8;          // at most that are compared
  int preference = 700;     // what a logit of the policy weighs, where a win is kWin
  bool sees_cards = false;  // for comparison: whether the player knows all hands
};

class Search {
 public:
  // The past are the keys of the positions at the starts of turns since a card was made.
  Search(const Nets& nets, const SearchSettings& settings, const GameRules& rules, const Game& game,
         const Evidence& evidence, std::span<const std::uint64_t> past)
      : nets_(nets),
        settings_(settings),
        rules_(rules),
        game_(game),
        evidence_(evidence),
        past_(past),
        playing_(nets, rules, settings.decisions) {}

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
      batch.reserve(Playouts::kBatch);
      for (; playouts > 0; --playouts) {
        Game dealt = game_;
        if (!settings_.sees_cards) hands.draw(dealt, random);
        const std::uint64_t seed = random.next();
        for (std::size_t i = 0; i < compared.size(); ++i) {
          batch.emplace_back(static_cast<int>(i), dealt, evidence_, past_, seed).play(rules_, compared[i].action);
          if (batch.size() == Playouts::kBatch) play_out(batch, compared);
        }
      }
      play_out(batch, compared);
    });
    return candidates[0].action;
  }

  // The playouts so far: none where one action alone is likely, or a way to the last card was found.
  int playouts() const { return playouts_; }

 private:
  static constexpr int kFewCards = 2;                    // with which a player looks for a way to make all of them
  static constexpr int kOwnPositions = 4'000;            // of such a search
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

  // Finishes some playouts together, adds their values, and empties the batch.
  void play_out(std::vector<Playout>& batch, std::vector<Candidate>& compared) {
    playouts_ += static_cast<int>(batch.size());
    playing_.finish(batch, [&](const Playout& playout, const auto& value_for) {
      compared[static_cast<std::size_t>(playout.number)].sum += value_for(game_.seat);
    });
  }

  const Nets& nets_;
  const SearchSettings& settings_;
  const GameRules& rules_;
  const Game& game_;
  const Evidence& evidence_;
  const std::span<const std::uint64_t> past_;
  const Playouts playing_;
  int playouts_ = 0;
};

}  // namespace fourfold::quartino
