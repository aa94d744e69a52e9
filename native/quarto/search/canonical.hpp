// Positions that come to the same have one key: up to the symmetries of the board and the relabellings of traits and
// values that leave what counts as it is.
#pragma once

#include <algorithm>

#include "../rules/board.hpp"
#include "transposition.hpp"

namespace fourfold {

class CanonicalKeys {
 public:
  explicit CanonicalKeys(const Rules& rules) : geometry_(Geometry::of(rules.squares)) { sort_traits(rules); }

  // Of a position without a piece in hand: for each trait the squares with its second value, 16 bits each.
  Key of(std::uint64_t all_boards, Squares occupied) const {
    const Squares shape = geometry_.canonical(occupied);
    std::uint64_t least = ~std::uint64_t{0};
    for (std::uint32_t carriers = geometry_.carriers(occupied); carriers; carriers &= carriers - 1) {
      const int symmetry = std::countr_zero(carriers);
      std::uint16_t boards[kTraits];
      for (int i = 0; i < kTraits; ++i) {
        const int trait = order_[i];
        const auto board = geometry_.apply(symmetry, static_cast<Squares>(all_boards >> (16 * trait)));
        const auto other = static_cast<Squares>(shape ^ board);
        boards[i] = kind_[i] == Kind::kBoth   ? std::min(board, other)
                    : kind_[i] == Kind::kNone ? Squares{0}
                    : first_[i]               ? other
                                              : board;
      }
      const auto sort = [&](int i, int j) {
        if (kind_[i] == kind_[j] && boards[i] > boards[j]) std::swap(boards[i], boards[j]);
      };
      sort(0, 1), sort(1, 2), sort(2, 3), sort(0, 1), sort(1, 2), sort(0, 1);
      std::uint64_t packed = 0;
      for (std::uint16_t board : boards) packed = packed << 16 | board;
      least = std::min(least, packed);
    }
    return {least, geometry_.shape(occupied)};
  }

 private:
  // What of a trait counts: both values, one of them, none; an owned colour stands for itself.
  enum class Kind : std::uint8_t { kBoth, kOne, kNone, kOwned };

  // Traits of one kind may be exchanged, so they stand side by side.
  void sort_traits(const Rules& rules) {
    Kind kinds[kTraits];
    for (int trait = 0; trait < kTraits; ++trait) {
      constexpr Kind kByBits[4] = {Kind::kNone, Kind::kOne, Kind::kOne, Kind::kBoth};
      kinds[trait] = kByBits[rules.counted >> (2 * trait) & 3];
    }
    if (rules.owned != Owned::kFree) kinds[0] = Kind::kOwned;
    int number = 0;
    for (Kind wanted : {Kind::kBoth, Kind::kOne, Kind::kNone, Kind::kOwned})
      for (int trait = 0; trait < kTraits; ++trait)
        if (kinds[trait] == wanted) {
          order_[number] = trait;
          // Where one value counts the board shows it, whichever it is; an owned colour shows B's pieces.
          first_[number] =
              wanted == Kind::kOwned ? rules.owned == Owned::kLight : (rules.counted >> (2 * trait) & 3) == 1;
          kind_[number++] = wanted;
        }
  }

  const Geometry& geometry_;
  int order_[kTraits];
  Kind kind_[kTraits];
  bool first_[kTraits];
};

}  // namespace fourfold
