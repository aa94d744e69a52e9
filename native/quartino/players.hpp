// Players of native Quartino and games between them: by lot, greedy or careful, and the learned policy alone. Cards are
// those of the standard deck, and a referee watches.
#pragma once

#include <algorithm>

#include "careful.hpp"
#include "net.hpp"

namespace fourfold::quartino {

// A game as its players follow it.
struct FollowedGame {
  GameRules rules;
  Game game;
  Past past;
  Evidence evidence;

  FollowedGame(const GameRules& its_rules, Random& random) : rules(its_rules) {
    game = Game::start(rules, past, static_cast<int>(random.below(rules.seats)));
    deal_standard(game.racks, rules.seats, random);
    evidence = Evidence::start(game);
  }

  void play(Action action) { evidence.step(rules, game, past, action); }
};

// An index by lot, each as likely as the exponential function of its logit makes it; those not in the set are out.
inline int draw_index(const std::int32_t* logits, ActionSet set, Random& random) {
  // 2^(-1/2), 2^(-1/4), … in units of 2^-32.
  constexpr std::uint64_t kRoots[] = {3037000500, 3611622603, 3938502376, 4112874773, 4202935003, 4248701965,
                                      4271771996, 4283353945, 4289156690, 4292061010, 4293513907, 4294240540};
  constexpr std::int64_t kLog2E = 94548;  // log2 e in units of 2^-16
  constexpr int kFraction = 12, kMostHalvings = 31;
  static_assert(kLogit == 1 << kFraction);
  std::int32_t most = logits[lowest_bit(set)];
  for (ActionSet rest = set; rest; rest &= rest - 1) most = std::max(most, logits[lowest_bit(rest)]);
  std::uint64_t weights[64], sum = 0;
  for (ActionSet rest = set; rest; rest &= rest - 1) {
    const int index = lowest_bit(rest);
    const std::int64_t less = (std::int64_t{most} - logits[index]) * kLog2E >> 16;
    std::uint64_t weight = less >> kFraction > kMostHalvings ? 0 : std::uint64_t{1} << 32 >> (less >> kFraction);
    for (int bit = 0; bit < kFraction; ++bit)
      if (less >> (kFraction - 1 - bit) & 1) weight = weight * kRoots[bit] >> 32;
    sum += weights[index] = weight;
  }
  // The sum is below 2^39; 25 bits of chance are left over.
  std::uint64_t drawn = (random.next() >> 25) % sum;
  ActionSet rest = set;
  for (; drawn >= weights[lowest_bit(rest)]; rest &= rest - 1) drawn -= weights[lowest_bit(rest)];
  return lowest_bit(rest);
}

struct Player {
  enum Kind : std::uint8_t { kByLot, kCareful, kPolicy };
  Kind kind = kByLot;
  int care = 0;                  // of a careful player, in hundredths
  const Nets* nets = nullptr;    // of the policy
  bool takes_likeliest = false;  // whether the policy never draws by lot

  // A listed action for the seat to act, of those wanted.
  Action choose(const GameRules& rules, const Game& game, const Evidence& evidence, Random& random,
                ActionSet wanted = ~ActionSet{0}) const {
    const ActionSet listed = game.listed(rules) & wanted;
    if (!(listed & (listed - 1))) return static_cast<Action>(lowest_bit(listed));
    if (kind == kByLot) return Careful::pick(listed, random);
    if (kind == kCareful) return Careful(rules, game, care).choose(random, wanted);
    const Symmetry symmetry = Symmetry::for_seat(game, game.seat);
    alignas(64) std::int8_t inputs[kInputs];
    Observation::write(rules, game, evidence, game.seat, symmetry, inputs);
    std::int32_t logits[kListed];
    nets->choose(inputs, logits);
    ActionSet named = symmetry.actions(listed);
    if (!takes_likeliest) return symmetry.action_of(static_cast<Action>(draw_index(logits, named, random)));
    int best = lowest_bit(named);
    for (; named; named &= named - 1)
      if (logits[lowest_bit(named)] > logits[best]) best = lowest_bit(named);
    return symmetry.action_of(static_cast<Action>(best));
  }
};

// The score of a player who plays each deal once in each seat, against the same opponent in all others: for each deal
// the sum over its games, in units of 1/12 of a win, so that shared wins and draws (1 / seats) are whole numbers.
inline std::vector<int> play_deals(const GameRules& rules, const Player& player, const Player& opponent, int deals,
                                   std::uint64_t seed) {
  constexpr int kWhole = 12;
  Random seeds(seed);
  std::vector<int> scores;
  for (int deal = 0; deal < deals; ++deal) {
    const std::uint64_t dealt = seeds.next();
    int score = 0;
    for (int own = 0; own < rules.seats; ++own) {
      Random random(dealt);
      FollowedGame followed(rules, random);
      while (!followed.game.outcome) {
        const Player& acting = followed.game.seat == own ? player : opponent;
        followed.play(acting.choose(rules, followed.game, followed.evidence, random));
      }
      const unsigned winners = followed.game.outcome.winners ? followed.game.outcome.winners : (1u << rules.seats) - 1;
      if (winners >> own & 1) score += kWhole / count_bits(winners);
    }
    scores.push_back(score);
  }
  return scores;
}

}  // namespace fourfold::quartino
