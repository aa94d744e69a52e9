// Random games, to measure how fast the rules are.
#pragma once

#include "../../core/random.hpp"
#include "game.hpp"

namespace fourfold {

// The n-th lowest of a set's sixteen bits.
inline int nth_bit(std::uint16_t set, int n) {
  static constexpr auto kInByte = [] {
    std::array<std::array<std::uint8_t, 8>, 256> table{};
    for (int byte = 0; byte < 256; ++byte)
      for (int bit = 0, number = 0; bit < 8; ++bit)
        if (byte >> bit & 1) table[byte][number++] = static_cast<std::uint8_t>(bit);
    return table;
  }();
  const int low = std::popcount(static_cast<std::uint8_t>(set));
  const bool high = n >= low;
  return kInByte[set >> 8 * high & 0xFF][n - high * low] + 8 * high;
}

// Plays listed moves at random, each as likely as another, to the end. Returns the number of placements.
inline int play_at_random(Game& game, Random& random) {
  while (!game.outcome()) {
    const std::uint64_t dice = random.next();
    const auto pick = [](std::uint16_t set, std::uint32_t die) {
      return nth_bit(set, static_cast<int>(std::uint64_t{die} * static_cast<unsigned>(std::popcount(set)) >> 32));
    };
    if (game.placed() == kSquares) {
      game.decline();
      continue;
    }
    if (game.hand() < 0) game.give(pick(game.giveable(), static_cast<std::uint32_t>(dice)));
    game.place(pick(game.free(), static_cast<std::uint32_t>(dice >> 32)));
  }
  return game.placed();
}

// So many random games from the start; returns their placements all together.
inline std::uint64_t play_random_games(const GameRules& rules, std::uint64_t games, std::uint64_t seed) {
  Random random(seed);
  const Game start(rules);
  std::uint64_t placements = 0;
  for (; games > 0; --games) {
    Game game = start;
    placements += static_cast<unsigned>(play_at_random(game, random));
  }
  return placements;
}

}  // namespace fourfold
