// How far the nets can be believed: what they said in games between players, beside what was so. For measuring only; no
// player uses it.
#pragma once

#include <cmath>

#include "../net/beliefs.hpp"
#include "../play/players.hpp"
#include "win_chances.hpp"

namespace fourfold::quartino {

// Statements by how likely they were said to be.
struct Reliability {
  struct Bin {
    std::int64_t number = 0;
    double said = 0;  // the sum of the probabilities
    double was = 0;   // how many of the statements were true; one may be true in part
    double loss = 0;  // the sum of the cross-entropies
  };
  static constexpr int kBins = 10;
  Bin bins[kBins];

  void add(double said, double was) {
    Bin& bin = bins[std::min(kBins - 1, static_cast<int>(said * kBins))];
    ++bin.number;
    bin.said += said;
    bin.was += was;
    constexpr double kLeast = 1e-9;
    bin.loss -= was * std::log(std::max(said, kLeast)) + (1 - was) * std::log(std::max(1 - said, kLeast));
  }
};

struct Calibration {
  Reliability beliefs;  // that an opponent holds a card which the player has not seen, as the player's own turns begin
  Reliability chances;  // that the player wins, as far as the player knows
  Reliability criticism;  // the same, for one who sees all cards
  Reliability own_turns;  // the chance in analyses, as the player's own turns begin
  Reliability all_turns;  // the same, as any turn begins
};

// Asks the nets at each decision of one seat of a game, and compares their answers with what was so.
class Judge {
 public:
  // Chances in analyses are those between players of the level, or between strong ones for level 0.
  Judge(const Nets& nets, const GameRules& rules, int level, Calibration& found)
      : nets_(nets), rules_(rules), level_(level), found_(found) {}

  void ask(const Game& game, const Evidence& evidence) {
    const Symmetry symmetry = Symmetry::for_seat(game, game.seat);
    alignas(64) std::int8_t inputs[Nets::kCriticInputs] = {};
    Observation::write(rules_, game, evidence, game.seat, symmetry, inputs);
    Observation::write_hidden(rules_, game, game.seat, symmetry, inputs + kInputs);
    Answer answer;
    nets_.answer(inputs, answer);
    chances_.push_back(chance_of_first(answer.chances));
    std::int32_t criticism[kMostSeats];
    nets_.criticise(inputs, criticism);
    criticism_.push_back(chance_of_first(criticism));
  }

  // If a turn begins, asks for what an analysis tells: the chance of a seat, and its beliefs if the turn is its own.
  void ask_analysis(const FollowedGame& followed, int seat) {
    const Game& game = followed.game;
    if (game.turn.number == last_turn_) return;
    last_turn_ = game.turn.number;
    const std::span past(followed.past.keys, static_cast<std::size_t>(followed.past.size));
    const Chances strong = chances_of_strong_players(nets_, rules_, game, followed.evidence, past, kPlayouts);
    const Chances chances = chances_of_level(strong, rules_, game, level_);
    const double chance = static_cast<double>(chances[static_cast<std::size_t>(seat)]) / kWholeChance;
    all_turns_.push_back(chance);
    if (seat != game.seat) return;
    own_turns_.push_back(chance);
    compare_beliefs(game, followed.evidence);
  }

  // The game is over, and the seat has this score.
  void end(double score) {
    for (const double chance : chances_) found_.chances.add(chance, score);
    for (const double chance : criticism_) found_.criticism.add(chance, score);
    for (const double chance : own_turns_) found_.own_turns.add(chance, score);
    for (const double chance : all_turns_) found_.all_turns.add(chance, score);
    for (auto* asked : {&chances_, &criticism_, &own_turns_, &all_turns_}) asked->clear();
    last_turn_ = 0;
  }

 private:
  void compare_beliefs(const Game& game, const Evidence& evidence) {
    const Beliefs beliefs(nets_, rules_, game, evidence);
    const CardSet unseen = Observation::unseen_cards(rules_, game, game.seat);
    for (int after = 1; after < rules_.seats; ++after) {
      const CardSet held = held_cards(game.racks[(game.seat + after) % rules_.seats]);
      for (CardSet rest = unseen; rest; rest &= rest - 1) {
        const int number = lowest_bit(rest);
        found_.beliefs.add(beliefs.probability(after, number), held >> number & 1);
      }
    }
  }

  double chance_of_first(const std::int32_t* logits) const {
    double sum = 0;
    for (int seat = 0; seat < rules_.seats; ++seat)
      sum += std::exp(static_cast<double>(logits[seat] - logits[0]) / kLogit);
    return 1 / sum;
  }

  static constexpr int kPlayouts = 8;  // an analysis has more; they make an estimate steadier, hardly better on average

  const Nets& nets_;
  const GameRules& rules_;
  const int level_;
  Calibration& found_;
  std::uint32_t last_turn_ = 0;
  std::vector<double> chances_, criticism_, own_turns_, all_turns_;
};

// What the nets say in the player's place, while the player plays each deal once in each seat against the same opponent.
inline Calibration calibrate(const GameRules& rules, const Player& player, const Player& opponent, const Nets& nets,
                             int level, int deals, std::uint64_t seed) {
  Calibration found;
  Judge judge(nets, rules, level, found);
  Random seeds(seed);
  for (int deal = 0; deal < deals; ++deal) {
    const std::uint64_t dealt = seeds.next();
    for (int own = 0; own < rules.seats; ++own) {
      const auto watch = [&judge, own](const FollowedGame& followed) {
        judge.ask_analysis(followed, own);
        const ActionSet listed = followed.game.listed(followed.rules);
        if (followed.game.seat == own && listed & (listed - 1)) judge.ask(followed.game, followed.evidence);
      };
      const Outcome outcome = play_deal(rules, player, opponent, own, dealt, watch);
      judge.end(static_cast<double>(score_of(outcome, own, rules.seats)) / kWholeScore);
    }
  }
  return found;
}

}  // namespace fourfold::quartino
