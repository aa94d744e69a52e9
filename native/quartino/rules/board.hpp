// The wheel of Quartino: nine columns of tokens, and where a card lies. Compiles for GPUs, too.
//
// A column is one word: two bits a token, the top lowest, below a leading 1. All 28 tokens fit, so placing and taking
// are shifts, and the three highest tokens are the lowest six bits.
#pragma once

#include "actions.hpp"

namespace fourfold::quartino {

constexpr int kTokensAColour = 7;
constexpr int kTall = 4;  // the number of tokens of one colour, or in one column, that makes a situation (T7, T8)

using SpaceSet = std::uint16_t;  // bit n stands for space n
using FirstSet = std::uint8_t;   // bit n stands for the rim space n + 1
using Patterns = std::uint64_t;  // a byte for each rim space: the card that the tops show there
constexpr Patterns kEachByte = 0x0101010101010101u;

struct Board {
  std::uint64_t columns[kSpaces];
  std::uint32_t used;  // a byte for each colour: its tokens on the board
  SpaceSet tall;       // the columns of four or more

  FOURFOLD_HD static Board empty() {
    Board board{};
    for (int space = 0; space < kSpaces; ++space) board.columns[space] = 1;
    return board;
  }

  bool operator==(const Board&) const = default;

  FOURFOLD_HD int height(int space) const { return highest_bit(columns[space]) / 2; }
  FOURFOLD_HD bool is_empty(int space) const { return columns[space] == 1; }
  // The colour of the token this number of places below the top of a column, which is higher than that.
  FOURFOLD_HD int token(int space, int below = 0) const { return static_cast<int>(columns[space] >> 2 * below & 3); }
  FOURFOLD_HD int on_board(int colour) const { return static_cast<int>(used >> 8 * colour & 0xFF); }
  FOURFOLD_HD int in_reserve(int colour) const { return kTokensAColour - on_board(colour); }
  FOURFOLD_HD bool has_reserve() const { return used != kTokensAColour * 0x01010101u; }
  // Whether some colour has four or more tokens on the board.
  FOURFOLD_HD bool is_crowded() const { return ((used + (0x80 - kTall) * 0x01010101u) & 0x80808080u) != 0; }

  // Every placement of a colour that the reserve holds.
  FOURFOLD_HD ActionSet placements() const {
    constexpr ActionSet kEverywhere = (1u << kSpaces) - 1;
    ActionSet found = 0;
    for (int colour = 0; colour < kColours; ++colour)
      found |= (on_board(colour) < kTokensAColour ? kEverywhere : 0) << kSpaces * colour;
    return found;
  }

  FOURFOLD_HD void place(int colour, int space) {
    const std::uint64_t column = columns[space] << 2 | static_cast<unsigned>(colour);
    columns[space] = column;
    used += 1u << 8 * colour;
    tall = static_cast<SpaceSet>(tall | (column >> 2 * kTall != 0) << space);
  }

  // Returns the top token of a column to the reserve.
  FOURFOLD_HD void take(int space) {
    used -= 1u << 8 * token(space);
    const std::uint64_t column = columns[space] >> 2;
    columns[space] = column;
    tall = static_cast<SpaceSet>(tall & ~((column >> 2 * kTall == 0) << space));
  }

  // Returns a whole column to the reserve.
  FOURFOLD_HD void clear(int space) {
    constexpr std::uint64_t kEven = 0x5555555555555555u;
    const int tokens = height(space);
    const std::uint64_t column = columns[space] ^ std::uint64_t{1} << 2 * tokens;
    const std::uint64_t low = column & kEven, high = column >> 1 & kEven;
    const auto third = static_cast<unsigned>(count_bits(low & high));
    const auto first = static_cast<unsigned>(count_bits(low)) - third;
    const auto second = static_cast<unsigned>(count_bits(high)) - third;
    used -= (static_cast<unsigned>(tokens) - first - second - third) | first << 8 | second << 16 | third << 24;
    columns[space] = 1;
    tall = static_cast<SpaceSet>(tall & ~(1u << space));
  }

  // The card that the tops show at each rim space, and in `gaps` a bit in each byte whose four spaces are not all full.
  FOURFOLD_HD Patterns patterns(Patterns& gaps) const {
    constexpr int kGap = 6;
    Patterns tops = 0;
    for (int space = kRim; space > 0; --space) {
      const std::uint64_t column = columns[space];
      tops = tops << 8 | (column & 3) | (column == 1 ? 1u << kGap : 0u);
    }
    const Patterns colours = tops & 3 * kEachByte, empty = tops & (kEachByte << kGap);
    gaps = empty | turned(empty, 1) | turned(empty, 2) | (is_empty(0) ? kEachByte << kGap : 0);
    return colours | turned(colours, 1) << 2 | turned(colours, 2) << 4 | (columns[0] & 3) * (kEachByte << 6);
  }

  // For each colour in `patterns` whose space is empty, the lower of its two bits.
  FOURFOLD_HD Patterns empty_spaces() const {
    Patterns empty = 0;
    for (int space = kRim; space > 0; --space) empty = empty << 8 | is_empty(space);
    return empty | turned(empty, 1) << 2 | turned(empty, 2) << 4 | (is_empty(0) ? kEachByte << 6 : 0);
  }

  // The rim spaces on which a card's first rim colour can lie so that the card matches (T2).
  FOURFOLD_HD static FirstSet matching(Card card, Patterns patterns, Patterns gaps) {
    constexpr Patterns kLow = 0x7F * kEachByte;
    const Patterns different = (patterns ^ card * kEachByte) | gaps;
    const Patterns equal = ~(((different & kLow) + kLow) | different | kLow) >> 7;
    return static_cast<FirstSet>(equal * 0x0102040810204080u >> 56);
  }

  FOURFOLD_HD bool matches(Card card, int first) const {
    Patterns gaps;
    const Patterns found = patterns(gaps);
    return matching(card, found, gaps) >> (first - 1) & 1;
  }

  // A key of all columns and a seat: splitmix64's mixer for each column, so that a turn costs nine independent
  // multiplications and no table. Equal keys of different boards are as likely as equal random numbers of 64 bits.
  FOURFOLD_HD std::uint64_t key(int seat) const {
    std::uint64_t sum = static_cast<unsigned>(seat);
    for (int space = 0; space < kSpaces; ++space)
      sum += mixed(columns[space] + (static_cast<unsigned>(space) + 1) * 0x9E3779B97F4A7C15u);
    return mixed(sum);
  }

 private:
  // The byte of each rim space becomes that of the space this number of steps clockwise.
  FOURFOLD_HD static Patterns turned(Patterns bytes, int steps) {
    return bytes >> 8 * steps | bytes << (64 - 8 * steps);
  }

  FOURFOLD_HD static std::uint64_t mixed(std::uint64_t z) {
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
  }
};

}  // namespace fourfold::quartino
