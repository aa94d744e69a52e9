// The cards of each seat in Quartino: held, made and shown by wrong calls. Compiles for GPUs, too.
#pragma once

#include "board.hpp"

namespace fourfold::quartino {

constexpr int kMostSeats = 4;
constexpr int kCardsARack = 4;
constexpr int kRepetitions = 3;  // occurrences of a position, with no card made in between, that are a draw

// The four cards that a seat was dealt: first those in the rack, in their order, then from the end those made, the
// first one last.
struct Rack {
  Card cards[kCardsARack];
  Card shown[kCardsARack];  // those in the rack that wrong calls have shown, each once, in the order of the calls
  std::uint8_t left;
  std::uint8_t shown_count;
  std::uint8_t unknown;  // a bit for each card in the rack that whoever set up the game does not know

  bool operator==(const Rack&) const = default;

  FOURFOLD_HD int made() const { return kCardsARack - left; }
  FOURFOLD_HD Card made_card(int number) const { return cards[kCardsARack - 1 - number]; }
  FOURFOLD_HD bool is_known(int slot) const { return !(unknown >> slot & 1); }

  // Where the card is in the rack; -1 if it is not there.
  FOURFOLD_HD int find(Card card) const {
    for (int slot = 0; slot < left; ++slot)
      if (cards[slot] == card && is_known(slot)) return slot;
    return -1;
  }

  FOURFOLD_HD void make(Card card) {
    const int slot = find(card);
    --left;
    for (int i = slot; i < left; ++i) cards[i] = cards[i + 1];
    cards[left] = card;
    const unsigned below = (1u << slot) - 1;
    unknown = static_cast<std::uint8_t>((unknown & below) | (unknown >> 1 & ~below));
    int kept = 0;
    for (int i = 0; i < shown_count; ++i)
      if (shown[i] != card) shown[kept++] = shown[i];
    shown_count = static_cast<std::uint8_t>(kept);
  }

  FOURFOLD_HD void show(Card card) {
    for (int i = 0; i < shown_count; ++i)
      if (shown[i] == card) return;
    shown[shown_count++] = card;
  }

  // Gives the first unknown card its name.
  FOURFOLD_HD void name_card(Card card) {
    const int slot = lowest_bit(unknown);
    cards[slot] = card;
    unknown = static_cast<std::uint8_t>(unknown & (unknown - 1));
  }
};

}  // namespace fourfold::quartino
