// Sums of products of bytes, by the widest vectors that a build has. They are integers, so every build finds the same.
#pragma once

#include <cstdint>

#if defined(__SSSE3__)
#include <immintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

namespace fourfold {

constexpr int kDotBytes = 32;  // what one step takes; the number of bytes is a multiple of it

// `add_dot` adds the products of one block of inputs and of weights, of which none is -128.
#if defined(__AVX2__)

using DotSum = __m256i;
inline DotSum no_dot() { return _mm256_setzero_si256(); }
template <bool has_signs>
DotSum add_dot(DotSum sum, const std::int8_t* inputs, const std::int8_t* weights) {
  __m256i input = _mm256_load_si256(reinterpret_cast<const __m256i*>(inputs));
  __m256i weight = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(weights));
  if constexpr (has_signs) weight = _mm256_sign_epi8(weight, input), input = _mm256_abs_epi8(input);
  // Two products of bytes below 128 fit into 16 bits, so nothing is cut off.
  const __m256i pairs = _mm256_maddubs_epi16(input, weight);
  return _mm256_add_epi32(sum, _mm256_madd_epi16(pairs, _mm256_set1_epi16(1)));
}
inline std::int32_t total(DotSum sum) {
  const __m128i half = _mm_add_epi32(_mm256_castsi256_si128(sum), _mm256_extracti128_si256(sum, 1));
  const __m128i quarter = _mm_add_epi32(half, _mm_shuffle_epi32(half, 0x4E));
  return _mm_cvtsi128_si32(_mm_add_epi32(quarter, _mm_shuffle_epi32(quarter, 0xB1)));
}

#elif defined(__SSSE3__)

using DotSum = __m128i;
inline DotSum no_dot() { return _mm_setzero_si128(); }
template <bool has_signs>
DotSum add_dot(DotSum sum, const std::int8_t* inputs, const std::int8_t* weights) {
  for (int from = 0; from < kDotBytes; from += 16) {
    __m128i input = _mm_load_si128(reinterpret_cast<const __m128i*>(inputs + from));
    __m128i weight = _mm_loadu_si128(reinterpret_cast<const __m128i*>(weights + from));
    if constexpr (has_signs) weight = _mm_sign_epi8(weight, input), input = _mm_abs_epi8(input);
    const __m128i pairs = _mm_maddubs_epi16(input, weight);
    sum = _mm_add_epi32(sum, _mm_madd_epi16(pairs, _mm_set1_epi16(1)));
  }
  return sum;
}
inline std::int32_t total(DotSum sum) {
  const __m128i half = _mm_add_epi32(sum, _mm_shuffle_epi32(sum, 0x4E));
  return _mm_cvtsi128_si32(_mm_add_epi32(half, _mm_shuffle_epi32(half, 0xB1)));
}

#elif defined(__wasm_simd128__)

using DotSum = v128_t;
inline DotSum no_dot() { return wasm_i32x4_splat(0); }
template <bool>
DotSum add_dot(DotSum sum, const std::int8_t* inputs, const std::int8_t* weights) {
  for (int from = 0; from < kDotBytes; from += 16) {
    const v128_t input = wasm_v128_load(inputs + from), weight = wasm_v128_load(weights + from);
    const v128_t low = wasm_i16x8_extmul_low_i8x16(input, weight), high = wasm_i16x8_extmul_high_i8x16(input, weight);
    sum = wasm_i32x4_add(sum, wasm_i32x4_extadd_pairwise_i16x8(wasm_i16x8_add(low, high)));
  }
  return sum;
}
inline std::int32_t total(DotSum sum) {
  return wasm_i32x4_extract_lane(sum, 0) + wasm_i32x4_extract_lane(sum, 1) + wasm_i32x4_extract_lane(sum, 2) +
         wasm_i32x4_extract_lane(sum, 3);
}

#else

using DotSum = std::int32_t;
inline DotSum no_dot() { return 0; }
template <bool>
DotSum add_dot(DotSum sum, const std::int8_t* inputs, const std::int8_t* weights) {
  for (int i = 0; i < kDotBytes; ++i) sum += inputs[i] * weights[i];
  return sum;
}
inline std::int32_t total(DotSum sum) { return sum; }

#endif

}  // namespace fourfold
