// The positions at the starts of turns since a card was made, by their keys, for the draw by repetition (T13).
//
// `Past` has a fixed size and compiles for GPUs; `LongPast`, in long_past.hpp, takes any number of turns.
#pragma once

#include "../../core/device.hpp"

namespace fourfold::quartino {

struct Past {
  static constexpr int kMostTurns = 200;  // the longest game under the usual turn limit

  std::uint64_t filter[16];  // a bit for each key, so that a new one is mostly known without a look at the others
  std::uint64_t keys[kMostTurns];
  int size;

  FOURFOLD_HD void clear() {
    size = 0;
    for (std::uint64_t& word : filter) word = 0;
  }

  // Returns how often the key has come up, this time included.
  FOURFOLD_HD int add(std::uint64_t key) {
    std::uint64_t& word = filter[key >> 60];
    const std::uint64_t bit = std::uint64_t{1} << (key >> 54 & 63);
    int times = 1;
    if (word & bit)
      for (int i = 0; i < size; ++i) times += keys[i] == key;
    word |= bit;
    keys[size++] = key;
    return times;
  }
};

}  // namespace fourfold::quartino
