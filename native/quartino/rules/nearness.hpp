// How near cards of Quartino are to lying on the wheel. Compiles for GPUs, too.
#pragma once

#include "deck.hpp"

namespace fourfold::quartino {

// What the tops show at every rim space, in which a card may begin.
struct Tops {
  Patterns patterns, empty;

  FOURFOLD_HD static Tops of(const Board& board) {
    Patterns gaps;
    const Patterns patterns = board.patterns(gaps);
    return {patterns, board.empty_spaces()};
  }

  // A bit for each colour of a card that its space does not show, the lower of the colour's two, for every beginning.
  FOURFOLD_HD Patterns wrong_colours(Card card) const {
    const Patterns different = patterns ^ card * kEachByte;
    return (different | different >> 1 | empty) & 0x55 * kEachByte;
  }

  // A byte for every beginning: the number of colours that are missing there, from 0 to 4.
  FOURFOLD_HD Patterns missing(Card card) const {
    const Patterns wrong = wrong_colours(card);
    const Patterns pairs = (wrong & 0x33 * kEachByte) + (wrong >> 2 & 0x33 * kEachByte);
    return (pairs + (pairs >> 4)) & 0x0F * kEachByte;
  }

  // The number of a card's colours that lie right where most of them do, from 0 to 4.
  FOURFOLD_HD int most_right(Card card) const { return kColours - fewest(missing(card)); }

  // How much scripted players like to see that: 0, 1, 4, 16 or 100.
  FOURFOLD_HD int nearness(Card card) const {
    constexpr std::uint64_t kNearness = 0x64'10'04'01'00u;
    return static_cast<int>(kNearness >> 8 * most_right(card) & 0xFF);
  }

  FOURFOLD_HD static bool has_byte(Patterns bytes, int value) {
    const Patterns zero = bytes ^ static_cast<unsigned>(value) * kEachByte;
    return ((zero - kEachByte) & ~zero & 0x80 * kEachByte) != 0;
  }
  FOURFOLD_HD static int fewest(Patterns missing) {
    int number = 0;
    while (!has_byte(missing, number)) ++number;
    return number;
  }
};

}  // namespace fourfold::quartino
