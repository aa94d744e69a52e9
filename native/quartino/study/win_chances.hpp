// The chance of each seat of Quartino to win, for one who sees all hands: between strong players by playouts, and from
// that between players of a level, who overlook cards and plan less.
#pragma once

#include <array>

#include "../play/levels.hpp"
#include "../play/playouts.hpp"

namespace fourfold::quartino {

using Chances = std::array<int, kMostSeats>;  // in units of 1 / kWholeChance
constexpr int kWholeChance = 10'000;

// The chances as a turn begins, or after the end of a game, if all seats play on like the learned policy.
inline Chances chances_of_strong_players(const Nets& nets, const GameRules& rules, const Game& game,
                                         const Evidence& evidence, std::span<const std::uint64_t> past, int playouts) {
  constexpr int kDecisions = 4;  // of the policy in a playout
  constexpr std::uint64_t kSeed = 0x5EED;
  std::int64_t sums[kMostSeats] = {};
  if (game.outcome) {
    playouts = 1;
    for (int seat = 0; seat < rules.seats; ++seat) sums[seat] = value_of(game.outcome, seat, rules.seats);
  } else {
    Random random(kSeed);
    const Playouts playing(nets, rules, kDecisions);
    std::vector<Playout> batch;
    for (int i = 0; i < playouts; ++i) {
      batch.emplace_back(i, game, evidence, past, random.next());
      if (batch.size() < Playouts::kBatch && i + 1 < playouts) continue;
      playing.finish(batch, [&](const Playout&, const auto& value_for) {
        for (int seat = 0; seat < rules.seats; ++seat) sums[seat] += value_for(seat);
      });
    }
  }
  Chances found{};
  for (int seat = 0; seat < rules.seats; ++seat)
    found[static_cast<std::size_t>(seat)] = static_cast<int>(sums[seat] * kWholeChance / playouts / kWin);
  return found;
}

// What a chance between strong players is worth between players of a level, in thousandths.
struct LevelChances {
  int weight;      // of the chance between strong players
  int turn_share;  // the share of the rest that belongs to the seat whose turn begins; the others divide what is left
};

// By level and number of seats (2, 3, 4); `python -m bench.calibration_fit` prints this table.
constexpr LevelChances kLevelChances[kLevelCount][kMostSeats - 1] = {
    {{478, 383}, {406, 211}, {518, 68}},      // level1
    {{317, 431}, {309, 248}, {241, 180}},     // level2
    {{490, 416}, {382, 302}, {296, 210}},     // level3
    {{447, 453}, {611, 301}, {501, 208}},     // level4
    {{559, 454}, {710, 283}, {850, 118}},     // level5
    {{640, 461}, {915, 189}, {1000, 250}},    // level6
    {{1000, 500}, {1000, 333}, {1000, 250}},  // level7
};

// The chances between players of a level, from 1 to 7, of those between strong players. A game that is over stays decided.
inline Chances chances_of_level(const Chances& strong, const GameRules& rules, const Game& game, int level) {
  if (game.outcome || level < 1 || level > kLevelCount) return strong;
  const auto [weight, turn_share] = kLevelChances[level - 1][rules.seats - 2];
  const int others = rules.seats - count_bits(game.gone) - 1;
  Chances found{};
  for (int seat = 0; seat < rules.seats; ++seat) {
    if (game.gone >> seat & 1) continue;
    const int rest =
        kWholeChance * (seat == game.seat ? turn_share : (1'000 - turn_share) / std::max(others, 1)) / 1'000;
    const auto at = static_cast<std::size_t>(seat);
    found[at] = (weight * strong[at] + (1'000 - weight) * rest) / 1'000;
  }
  return found;
}

}  // namespace fourfold::quartino
