// The standard deck of Quartino: every order of the four colours is one card (T2). Compiles for GPUs, too.
//
// Its cards are numbered from 0 to 23 in Python's order: by the colour of the centre, then by the first rim colour, then
// by the second.
#pragma once

#include "../../core/random.hpp"
#include "racks.hpp"

namespace fourfold::quartino {

constexpr int kDeckSize = 24;

using CardSet = std::uint32_t;  // bit n stands for the card with number n

FOURFOLD_HD constexpr Card standard_card(int number) {
  const int centre = number / 6, of_three = number % 6 / 2;
  // The colours but the centre's are counted from 0 to 2; two of them are left after the first rim colour.
  const int lower = of_three == 0 ? 1 : 0, higher = of_three == 2 ? 1 : 2;
  const int second = number & 1 ? higher : lower, third = number & 1 ? lower : higher;
  return card_of(centre, of_three + (of_three >= centre), second + (second >= centre), third + (third >= centre));
}

FOURFOLD_HD constexpr int number_of(Card card) {
  const int centre = card >> 6, first = card & 3, second = card >> 2 & 3, third = card >> 4 & 3;
  return 6 * centre + 2 * (first - (first > centre)) + (second > third);
}

// The cards in a rack, and those that its seat has made.
FOURFOLD_HD inline CardSet held_cards(const Rack& rack) {
  CardSet held = 0;
  for (int slot = 0; slot < rack.left; ++slot) held |= 1u << number_of(rack.cards[slot]);
  return held;
}
FOURFOLD_HD inline CardSet made_cards(const Rack& rack) {
  CardSet made = 0;
  for (int slot = rack.left; slot < kCardsARack; ++slot) made |= 1u << number_of(rack.cards[slot]);
  return made;
}

// The cards in a rack that wrong calls have shown to everybody.
FOURFOLD_HD inline CardSet shown_cards(const Rack& rack) {
  CardSet shown = 0;
  for (int i = 0; i < rack.shown_count; ++i) shown |= 1u << number_of(rack.shown[i]);
  return shown;
}

// Deals every seat four cards of the standard deck by lot.
FOURFOLD_HD inline void deal_standard(Rack* racks, int seats, Random& random) {
  CardSet dealt = 0;
  for (int seat = 0; seat < seats; ++seat)
    for (Card& card : racks[seat].cards) {
      int number;
      do number = static_cast<int>(random.below(kDeckSize));
      while (dealt >> number & 1);
      dealt |= 1u << number;
      card = standard_card(number);
    }
}

}  // namespace fourfold::quartino
