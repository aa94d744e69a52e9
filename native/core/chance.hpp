// Chances as integers, so that every compiler decides alike, and the chance that a person notices something.
//
// How easy something is to notice is a sum of hundredths, and the chance is logistic in that sum: an ease of 0 is a
// toss-up, +200 about 88 %, +400 about 98 %. What makes things easy is each game's own (mind/noticing.hpp,
// quartino/levels.hpp).
#pragma once

#include <algorithm>
#include <iterator>

#include "../quarto/mind/noticing_table.hpp"
#include "random.hpp"

namespace fourfold {

// A chance in parts of a thousand million.
using Chance = std::uint64_t;
constexpr Chance kCertain = 1'000'000'000;

// Both happen.
constexpr Chance both(Chance one, Chance other) { return one * other / kCertain; }

constexpr Chance chance_of_percent(int percent) { return kCertain / 100 * static_cast<unsigned>(percent); }

// The keenness that misses nothing.
constexpr int kSeesAll = 1'000'000;

// The chance of noticing something of this ease.
constexpr Chance chance_of_ease(int ease) {
  constexpr int kLast = static_cast<int>(std::size(kNoticingTable)) - 1;
  const int entry = std::min((ease < 0 ? -ease : ease) / 2, kLast);
  return ease < 0 ? kCertain - kNoticingTable[entry] : kNoticingTable[entry];
}

// Draw whether something of this chance comes about.
inline bool happens(Chance chance, Random& random) { return random.below(kCertain) < chance; }

}  // namespace fourfold
