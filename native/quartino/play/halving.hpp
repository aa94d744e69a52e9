// Which of some actions is best, by playouts: the worse half is dropped again and again (sequential halving).
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "../rules/game.hpp"
#include "../net/logits.hpp"

namespace fourfold::quartino {

constexpr int kWin = 1 << 16;  // the value of a playout that is won

struct Candidate {
  Action action;
  std::int32_t logit;      // of the action's own likelihood
  std::int64_t sum = 0;    // of the values of its playouts
  std::int64_t score = 0;  // what the action is judged by
};

// Puts the best action first and drops the others, after about this number of playouts of all actions together.
// `play_out` adds the values of a number of playouts of each action to its sum; a logit of 1 weighs as much as
// `preference` in a value.
template <typename PlayOut>
void halve(std::vector<Candidate>& candidates, int simulations, int preference, PlayOut play_out) {
  int rounds = 0, played = 0;
  for (std::size_t size = candidates.size(); size > 1; size = (size + 1) / 2) ++rounds;
  while (candidates.size() > 1) {
    const int playouts = std::max(1, simulations / (rounds * static_cast<int>(candidates.size())));
    play_out(candidates, playouts);
    played += playouts;
    for (Candidate& one : candidates) one.score = one.sum * kLogit / played + std::int64_t{preference} * one.logit;
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate& one, const Candidate& other) { return one.score > other.score; });
    candidates.resize((candidates.size() + 1) / 2);
  }
}

// The value of an outcome for a seat; a draw is worth as much as a win that all share.
inline int value_of(const Outcome& outcome, int seat, int seats) {
  if (!outcome.winners) return kWin / seats;
  return outcome.winners >> seat & 1 ? kWin / count_bits(outcome.winners) : 0;
}

// The share of a win that belongs to a seat, by logits of the seats; seats that are gone have none.
inline int share_of(const std::int32_t* logits, int seat, int seats, unsigned gone) {
  std::int32_t most = INT32_MIN;
  for (int one = 0; one < seats; ++one)
    if (!(gone >> one & 1)) most = std::max(most, logits[one]);
  std::uint64_t sum = 0, own = 0;
  for (int one = 0; one < seats; ++one) {
    if (gone >> one & 1) continue;
    const std::uint64_t weight = exponential_of_minus(std::int64_t{most} - logits[one]);
    sum += weight;
    if (one == seat) own = weight;
  }
  return static_cast<int>(own * kWin / sum);
}

}  // namespace fourfold::quartino
