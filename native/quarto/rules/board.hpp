// Quarto as bits: values, lines, symmetries and rule sets. What lies in the box, nothing of search.
//
// Squares are numbered as in Python: a1 = 0, b1 = 1 … d4 = 15; a set of squares is 16 bits.
// Pieces are 8·dark + 4·short + 2·square + 1·hollow; a set of pieces is 16 bits.
// Trait values are 8 bits: light dark tall short round square solid hollow, from bit 0 up.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

namespace fourfold {

using Squares = std::uint16_t;
using Pieces = std::uint16_t;
using Values = std::uint8_t;

constexpr int kSquares = 16;
constexpr int kTraits = 4;
constexpr int kMostLines = 19;

// The four values of a piece. Trait 0 is colour, the piece's highest bit.
constexpr Values values_of(int piece) {
  Values values = 0;
  for (int trait = 0; trait < kTraits; ++trait) {
    const int bit = piece >> (3 - trait) & 1;
    values |= static_cast<Values>(1 << (2 * trait + bit));
  }
  return values;
}

constexpr std::array<Values, 16> kValuesOf = [] {
  std::array<Values, 16> table{};
  for (int piece = 0; piece < 16; ++piece) table[piece] = values_of(piece);
  return table;
}();

constexpr Pieces kDark = 0xFF00;
constexpr Pieces kLight = 0x00FF;

// Who owns which colour: B, who receives first, has the named one.
enum class Owned : std::uint8_t { kFree, kLight, kDark };

struct Rules {
  Values counted = 0xFF;
  bool squares = false;
  Owned owned = Owned::kFree;

  // The pieces of `left` that may be given when `placed` pieces are on the board.
  Pieces giveable(Pieces left, int placed) const {
    if (owned == Owned::kFree) return left;
    const bool to_b = placed % 2 == 0;
    return left & ((owned == Owned::kDark) == to_b ? kDark : kLight);
  }
  bool operator==(const Rules&) const = default;
};

constexpr Squares bit(int square) { return static_cast<Squares>(1u << square); }

// The ten lines, then the nine two-by-twos.
constexpr std::array<Squares, kMostLines> kLines = [] {
  std::array<Squares, kMostLines> lines{};
  int number = 0;
  for (int rank = 0; rank < 4; ++rank) lines[number++] = static_cast<Squares>(0xF << 4 * rank);
  for (int file = 0; file < 4; ++file) lines[number++] = static_cast<Squares>(0x1111 << file);
  lines[number++] = bit(0) | bit(5) | bit(10) | bit(15);
  lines[number++] = bit(3) | bit(6) | bit(9) | bit(12);
  for (int rank = 0; rank < 3; ++rank)
    for (int file = 0; file < 3; ++file) lines[number++] = static_cast<Squares>(0x33 << (4 * rank + file));
  return lines;
}();

constexpr int line_count(bool squares) { return squares ? kMostLines : 10; }

// The board's symmetries and, for each set of squares, its canonical shape.
class Geometry {
 public:
  static const Geometry& of(bool squares) {
    static const Geometry lines(false);
    static const Geometry with_squares(true);
    return squares ? with_squares : lines;
  }

  int symmetries() const { return static_cast<int>(low_.size()); }
  int shapes() const { return shapes_; }

  // Where a symmetry takes a set of squares.
  Squares apply(int symmetry, Squares set) const { return low_[symmetry][set & 0xFF] | high_[symmetry][set >> 8]; }
  Squares canonical(Squares set) const { return canonical_[set]; }
  // The number of the canonical shape; shapes with more squares have higher numbers.
  std::uint16_t shape(Squares set) const { return shape_[set]; }
  // The symmetries, as bits, that take the set to its canonical shape.
  std::uint32_t carriers(Squares set) const { return carriers_[set]; }

 private:
  explicit Geometry(bool squares) {
    find_symmetries(squares);
    canonical_.resize(65536);
    carriers_.resize(65536);
    shape_.resize(65536);
    for (int set = 0; set < 65536; ++set) {
      Squares least = 0xFFFF;
      std::uint32_t carriers = 0;
      for (int symmetry = 0; symmetry < symmetries(); ++symmetry) {
        const Squares image = apply(symmetry, static_cast<Squares>(set));
        if (image < least) {
          least = image;
          carriers = 0;
        }
        if (image == least) carriers |= 1u << symmetry;
      }
      canonical_[set] = least;
      carriers_[set] = carriers;
    }
    for (int placed = 0; placed <= 16; ++placed)
      for (int set = 0; set < 65536; ++set)
        if (canonical_[set] == set && std::popcount(static_cast<Squares>(set)) == placed)
          shape_[set] = static_cast<std::uint16_t>(shapes_++);
    for (int set = 0; set < 65536; ++set) shape_[set] = shape_[canonical_[set]];
  }

  // All permutations of ranks and files, with and without transposing, that take lines to lines.
  void find_symmetries(bool squares) {
    std::array<std::array<int, 4>, 24> orders{};
    int number = 0;
    for (int a = 0; a < 4; ++a)
      for (int b = 0; b < 4; ++b)
        for (int c = 0; c < 4; ++c)
          if (a != b && b != c && a != c) orders[number++] = {a, b, c, 6 - a - b - c};
    for (const auto& ranks : orders)
      for (const auto& files : orders)
        for (bool transposed : {false, true}) {
          std::array<int, 16> to{};
          for (int square = 0; square < 16; ++square) {
            const int rank = ranks[square / 4], file = files[square % 4];
            to[square] = transposed ? 4 * file + rank : 4 * rank + file;
          }
          if (keeps_lines(to, squares)) add(to);
        }
  }

  static Squares image(const std::array<int, 16>& to, Squares set) {
    Squares result = 0;
    for (int square = 0; square < 16; ++square)
      if (set & bit(square)) result |= bit(to[square]);
    return result;
  }

  static bool keeps_lines(const std::array<int, 16>& to, bool squares) {
    for (int line = 0; line < line_count(squares); ++line) {
      bool found = false;
      for (int other = 0; other < line_count(squares); ++other)
        found = found || kLines[other] == image(to, kLines[line]);
      if (!found) return false;
    }
    return true;
  }

  void add(const std::array<int, 16>& to) {
    auto& low = low_.emplace_back();
    auto& high = high_.emplace_back();
    for (int byte = 0; byte < 256; ++byte) {
      low[byte] = image(to, static_cast<Squares>(byte));
      high[byte] = image(to, static_cast<Squares>(byte << 8));
    }
  }

  std::vector<std::array<Squares, 256>> low_, high_;
  std::vector<Squares> canonical_;
  std::vector<std::uint32_t> carriers_;
  std::vector<std::uint16_t> shape_;
  int shapes_ = 0;
};

}  // namespace fourfold
