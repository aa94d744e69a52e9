// The moves of Quartino as numbers: the one place where the numbering is written down. Compiles for GPUs, too.
//
//      0 … 35    place a token            9 · colour + space
//     36 … 44    clear a column           36 + space
//     45 … 52    call the card that lies  45 + (first − 1): whichever card the tops show whose first rim colour lies there
//     53         end the turn
//     54         say colours
//     55 … 63    say column               55 + space
//     64 … 2111  call a card, right or not  64 + 8 · card + (first − 1)
//
// Colours are 0 to 3 (Y B G P), spaces 0 (the centre) to 8, first a rim space from 1 to 8. So a set of 64 bits holds all
// moves but wrong calls, and the first 54 numbers are the moves that referee play lists, in Python's order but for the
// order of calls.
#pragma once

#include "../../core/device.hpp"

namespace fourfold::quartino {

using Action = std::uint16_t;
using ActionSet = std::uint64_t;  // bit n stands for the action n < 64

constexpr int kColours = 4;
constexpr int kRim = 8;
constexpr int kSpaces = kRim + 1;

// A card, two bits for each colour: the centre's highest, below it the third, second and first of the rim. Other decks
// than the standard one may have any of the 256.
using Card = std::uint8_t;

FOURFOLD_HD constexpr Card card_of(int centre, int first, int second, int third) {
  return static_cast<Card>(centre << 6 | third << 4 | second << 2 | first);
}

constexpr Action kFirstPlace = 0;
constexpr Action kFirstClear = kColours * kSpaces;
constexpr Action kFirstRightCall = kFirstClear + kSpaces;
constexpr Action kEnd = kFirstRightCall + kRim;
constexpr Action kSayColours = kEnd + 1;
constexpr Action kFirstSayColumn = kSayColours + 1;
constexpr Action kFirstCall = kFirstSayColumn + kSpaces;
constexpr Action kActions = kFirstCall + 256 * kRim;
constexpr int kListed = kEnd + 1;  // the actions that a game may list are below

FOURFOLD_HD constexpr Action place(int colour, int space) { return static_cast<Action>(kSpaces * colour + space); }
FOURFOLD_HD constexpr Action clear(int space) { return static_cast<Action>(kFirstClear + space); }
FOURFOLD_HD constexpr Action right_call(int first) { return static_cast<Action>(kFirstRightCall + first - 1); }
FOURFOLD_HD constexpr Action say_column(int space) { return static_cast<Action>(kFirstSayColumn + space); }
FOURFOLD_HD constexpr Action call(Card card, int first) {
  return static_cast<Action>(kFirstCall + kRim * card + first - 1);
}

FOURFOLD_HD constexpr bool is_place(Action action) { return action < kFirstClear; }
FOURFOLD_HD constexpr bool is_clear(Action action) { return action >= kFirstClear && action < kFirstRightCall; }
FOURFOLD_HD constexpr bool is_right_call(Action action) { return action >= kFirstRightCall && action < kEnd; }
FOURFOLD_HD constexpr bool is_say(Action action) { return action >= kSayColours && action < kFirstCall; }
FOURFOLD_HD constexpr bool is_call(Action action) { return is_right_call(action) || action >= kFirstCall; }

}  // namespace fourfold::quartino
