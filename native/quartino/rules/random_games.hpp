// Random games of Quartino, to measure how fast the rules are.
#pragma once

#if defined(__BMI2__)
#include <immintrin.h>
#endif

#include "../../core/random.hpp"
#include "game.hpp"

namespace fourfold::quartino {

// The n-th lowest bit of a set.
inline int nth_bit(std::uint64_t set, int n) {
#if defined(__BMI2__)
  return lowest_bit(_pdep_u64(std::uint64_t{1} << n, set));
#else
  int from = 0;
  for (int half = 32; half >= 4; half /= 2) {
    const int low = count_bits(set >> from & ((std::uint64_t{1} << half) - 1));
    if (n >= low) n -= low, from += half;
  }
  for (set >>= from; n > 0; --n) set &= set - 1;
  return from + lowest_bit(set);
#endif
}

// Deals the standard deck: every order of the four colours is one card (T2).
inline void deal(Game& game, int seats, Random& random) {
  Card deck[24];
  int size = 0;
  for (int order = 0; order < 256; ++order)
    if ((1u << (order & 3) | 1u << (order >> 2 & 3) | 1u << (order >> 4 & 3) | 1u << (order >> 6)) == 0xF)
      deck[size++] = static_cast<Card>(order);
  for (int seat = 0; seat < seats; ++seat)
    for (Card& card : game.racks[seat].cards) {
      const auto drawn = random.below(static_cast<unsigned>(size));
      card = deck[drawn];
      deck[drawn] = deck[--size];
    }
}

// Plays listed actions at random, each as likely as another, to the end. Returns the number of moves.
inline std::uint64_t play_at_random(const GameRules& rules, Game& game, Past& past, Random& random) {
  std::uint64_t moves = 0;
  for (ActionSet listed = game.listed(rules); listed; listed = game.listed(rules), ++moves) {
    const auto choice = static_cast<int>(random.below(static_cast<unsigned>(count_bits(listed))));
    game.step(rules, past, static_cast<Action>(nth_bit(listed, choice)));
  }
  return moves;
}

// Plays this number of random games from the start and returns the number of moves in all of them. The turn limit is at
// most Past::kMostTurns.
inline std::uint64_t play_random_games(const GameRules& rules, std::uint64_t games, std::uint64_t seed) {
  Random random(seed);
  std::uint64_t moves = 0;
  Past past;
  for (; games > 0; --games) {
    Game game = Game::start(rules, past, static_cast<int>(random.below(rules.seats)));
    deal(game, rules.seats, random);
    moves += play_at_random(rules, game, past, random);
  }
  return moves;
}

}  // namespace fourfold::quartino
