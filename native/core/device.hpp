// What lets one source compile for the processor and, by nvcc, for a GPU: the mark of a function for both, and bit
// operations without the standard library. Headers that say so include nothing else.
#pragma once

#include <cstdint>

#if defined(__CUDACC__)
#define FOURFOLD_HD __host__ __device__
#else
#define FOURFOLD_HD
#endif

namespace fourfold {

FOURFOLD_HD inline int count_bits(std::uint64_t set) {
#if defined(__CUDA_ARCH__)
  return __popcll(set);
#else
  return __builtin_popcountll(set);
#endif
}

// The number of the lowest bit; the set is not empty.
FOURFOLD_HD inline int lowest_bit(std::uint64_t set) {
#if defined(__CUDA_ARCH__)
  return __ffsll(static_cast<long long>(set)) - 1;
#else
  return __builtin_ctzll(set);
#endif
}

// The number of the highest bit; the set is not empty.
FOURFOLD_HD inline int highest_bit(std::uint64_t set) {
#if defined(__CUDA_ARCH__)
  return 63 - __clzll(static_cast<long long>(set));
#else
  return 63 - __builtin_clzll(set);
#endif
}

}  // namespace fourfold
