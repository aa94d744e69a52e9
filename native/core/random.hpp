// Random numbers: a seed means the same numbers on every machine and from every compiler. Compiles for GPUs, too.
#pragma once

#include "device.hpp"

namespace fourfold {

// Vigna's splitmix64: a counter that is mixed.
class Random {
 public:
  FOURFOLD_HD explicit Random(std::uint64_t seed) : state_(seed) {}

  FOURFOLD_HD std::uint64_t next() {
    std::uint64_t z = state_ += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
  }

  // A number from 0 to `end` - 1, from the upper half of the next one; `end` is at most 2^32.
  FOURFOLD_HD std::uint64_t below(std::uint64_t end) { return (next() >> 32) * end >> 32; }

 private:
  std::uint64_t state_;
};

}  // namespace fourfold
