// The symmetries of Quartino with the standard deck: the wheel can be turned, and the colours can change their names.
// Compiles for GPUs, too.
//
// A player's own cards choose one symmetry (`Symmetry::for_seat`), so that 192 symmetric positions look alike to it and
// it learns all of them at once.
#pragma once

#include "game.hpp"
#include "nearness.hpp"

namespace fourfold::quartino {

struct Symmetry {
  std::uint8_t colours[kColours];     // the new name of each colour
  std::uint8_t colours_of[kColours];  // the old name of each new colour
  std::uint8_t turn;                  // the old rim space 1 + turn becomes 1

  // New names for the colours, in which the card is YBGP.
  FOURFOLD_HD static Symmetry naming(Card card, int turn) {
    Symmetry symmetry{};
    const int old_names[kColours] = {card >> 6, card & 3, card >> 2 & 3, card >> 4 & 3};
    for (int colour = 0; colour < kColours; ++colour) {
      symmetry.colours_of[colour] = static_cast<std::uint8_t>(old_names[colour]);
      symmetry.colours[old_names[colour]] = static_cast<std::uint8_t>(colour);
    }
    symmetry.turn = static_cast<std::uint8_t>(turn);
    return symmetry;
  }

  // The symmetry through which a seat looks at the game: the card that is nearest to lying on the wheel is YBGP, and
  // begins at the rim space 1 where it is nearest. The first of several such cards in the rack and such spaces decides.
  FOURFOLD_HD static Symmetry for_seat(const Game& game, int seat) {
    const Rack& rack = game.racks[seat];
    const Tops tops = Tops::of(game.board);
    int best = 0, fewest = kColours - tops.most_right(rack.cards[0]);
    for (int slot = 1; slot < rack.left; ++slot) {
      const int missing = kColours - tops.most_right(rack.cards[slot]);
      if (missing < fewest) fewest = missing, best = slot;
    }
    int turn = 0;
    for (Patterns missing = tops.missing(rack.cards[best]); static_cast<int>(missing & 0xFF) != fewest; missing >>= 8)
      ++turn;
    return naming(rack.cards[best], turn);
  }

  FOURFOLD_HD int space(int old_space) const { return old_space == 0 ? 0 : (old_space - 1 + kRim - turn) % kRim + 1; }
  FOURFOLD_HD int space_of(int new_space) const { return new_space == 0 ? 0 : (new_space - 1 + turn) % kRim + 1; }

  FOURFOLD_HD Card card(Card old_card) const { return renamed(old_card, colours); }
  FOURFOLD_HD Card card_of(Card new_card) const { return renamed(new_card, colours_of); }

  // The number of an action in referee play (below kListed), after the symmetry and before it.
  FOURFOLD_HD Action action(Action old_action) const {
    if (is_place(old_action)) return place(colours[old_action / kSpaces], space(old_action % kSpaces));
    if (is_clear(old_action)) return clear(space(old_action - kFirstClear));
    return is_right_call(old_action) ? right_call(space(Game::called_first(old_action))) : old_action;
  }
  FOURFOLD_HD Action action_of(Action new_action) const {
    if (is_place(new_action)) return place(colours_of[new_action / kSpaces], space_of(new_action % kSpaces));
    if (is_clear(new_action)) return clear(space_of(new_action - kFirstClear));
    return is_right_call(new_action) ? right_call(space_of(Game::called_first(new_action))) : new_action;
  }
  FOURFOLD_HD ActionSet actions(ActionSet old_actions) const {
    ActionSet found = 0;
    for (ActionSet rest = old_actions; rest; rest &= rest - 1)
      found |= ActionSet{1} << action(static_cast<Action>(lowest_bit(rest)));
    return found;
  }

 private:
  FOURFOLD_HD static Card renamed(Card card, const std::uint8_t* names) {
    return quartino::card_of(names[card >> 6], names[card & 3], names[card >> 2 & 3], names[card >> 4 & 3]);
  }
};

}  // namespace fourfold::quartino
