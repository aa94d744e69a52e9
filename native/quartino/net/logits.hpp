// Logits of the nets: exponential functions and draws by lot, in integers, so that every compiler draws alike.
#pragma once

#include <algorithm>

#include "../../core/random.hpp"

namespace fourfold::quartino {

constexpr int kLogitBits = 12;
constexpr std::int32_t kLogit = 1 << kLogitBits;  // a logit of 1

// The exponential function of minus a logit that is not negative, in units of 2^-32; 0 if it is very small.
inline std::uint64_t exponential_of_minus(std::int64_t logit) {
  // 2^(-1/2), 2^(-1/4), … in units of 2^-32.
  constexpr std::uint64_t kRoots[] = {3037000500, 3611622603, 3938502376, 4112874773, 4202935003, 4248701965,
                                      4271771996, 4283353945, 4289156690, 4292061010, 4293513907, 4294240540};
  constexpr std::int64_t kLog2E = 94548;  // log2 e in units of 2^-16
  constexpr int kMostHalvings = 31;
  const std::int64_t halvings = logit * kLog2E >> 16;
  if (halvings >> kLogitBits > kMostHalvings) return 0;
  std::uint64_t found = std::uint64_t{1} << 32 >> (halvings >> kLogitBits);
  for (int bit = 0; bit < kLogitBits; ++bit)
    if (halvings >> (kLogitBits - 1 - bit) & 1) found = found * kRoots[bit] >> 32;
  return found;
}

// An index by lot, each as likely as the exponential function of its logit makes it; those not in the set are out.
inline int draw_index(const std::int32_t* logits, std::uint64_t set, Random& random) {
  std::int32_t most = logits[lowest_bit(set)];
  for (std::uint64_t rest = set; rest; rest &= rest - 1) most = std::max(most, logits[lowest_bit(rest)]);
  std::uint64_t weights[64], sum = 0;
  for (std::uint64_t rest = set; rest; rest &= rest - 1) {
    const int index = lowest_bit(rest);
    sum += weights[index] = exponential_of_minus(std::int64_t{most} - logits[index]);
  }
  // The sum is below 2^39; 25 bits of chance are left over.
  std::uint64_t drawn = (random.next() >> 25) % sum;
  for (; drawn >= weights[lowest_bit(set)]; set &= set - 1) drawn -= weights[lowest_bit(set)];
  return lowest_bit(set);
}

}  // namespace fourfold::quartino
