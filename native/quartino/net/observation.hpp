// What a seat of Quartino knows, as numbers for a neural network: written once, for training on GPUs, for the bots and for
// the browser. Cards must be those of the standard deck.
//
// Every number is an int8 that stands for a 64th of itself. Spaces, colours and cards are named as the seat's symmetry
// names them; opponents come in the order in which they play after the seat. Nothing depends on hidden cards: the seat's
// own rack is the only one that is read, and of the others only what they have made and how many cards are left.
#pragma once

#include "evidence.hpp"
#include "../rules/symmetry.hpp"

namespace fourfold::quartino {

constexpr int kOpponents = kMostSeats - 1;
constexpr int kInputs = 896;                           // with the zeros that fill the last vector
constexpr int kHiddenInputs = kOpponents * kDeckSize;  // the opponents' cards, for a critic that sees all

class Observation {
 public:
  // Writes kInputs numbers.
  FOURFOLD_HD static void write(const GameRules& rules, const Game& game, const Evidence& evidence, int seat,
                                const Symmetry& symmetry, std::int8_t* to) {
    Observation observation(rules, game, evidence, seat, symmetry, to);
    observation.write_board();
    observation.write_own_cards();
    observation.write_nearness();
    observation.write_turn();
    for (int after = 1; after <= kOpponents; ++after) observation.write_opponent(after);
    for (int written = static_cast<int>(observation.to_ - to); written < kInputs; ++written) observation.put(0);
  }

  // Writes kHiddenInputs numbers: which cards each opponent holds.
  FOURFOLD_HD static void write_hidden(const GameRules& rules, const Game& game, int seat, const Symmetry& symmetry,
                                       std::int8_t* to) {
    for (int after = 1; after <= kOpponents; ++after) {
      const CardSet held = after < rules.seats ? held_cards(game.racks[(seat + after) % rules.seats]) : 0;
      for (int number = 0; number < kDeckSize; ++number)
        *to++ = held >> number_of(symmetry.card_of(standard_card(number))) & 1 ? kOne : 0;
    }
  }

  // The cards that an opponent may hold: neither in the seat's rack nor made by anybody.
  FOURFOLD_HD static CardSet unseen_cards(const GameRules& rules, const Game& game, int seat) {
    CardSet seen = held_cards(game.racks[seat]);
    for (int one = 0; one < rules.seats; ++one) seen |= made_cards(game.racks[one]);
    return ((CardSet{1} << kDeckSize) - 1) & ~seen;
  }

 private:
  static constexpr std::int8_t kOne = 64;
  static constexpr int kPlaces = kColours * kSpaces;
  static constexpr int kShownDepth = 3;  // tokens that are shown of each column

  FOURFOLD_HD Observation(const GameRules& rules, const Game& game, const Evidence& evidence, int seat,
                          const Symmetry& symmetry, std::int8_t* to)
      : rules_(rules), game_(game), evidence_(evidence), seat_(seat), symmetry_(symmetry), to_(to) {
    for (int number = 0; number < kDeckSize; ++number)
      old_numbers_[number] = static_cast<std::uint8_t>(number_of(symmetry.card_of(standard_card(number))));
  }

  FOURFOLD_HD void put(int number) {
    *to_++ = static_cast<std::int8_t>(number > 127 ? 127 : number < -127 ? -127 : number);
  }
  FOURFOLD_HD void put_flag(bool is_set) { put(is_set ? kOne : 0); }
  FOURFOLD_HD void put_cards(CardSet old_cards) {
    for (int number = 0; number < kDeckSize; ++number) put_flag(old_cards >> old_numbers_[number] & 1);
  }

  FOURFOLD_HD void write_board() {
    for (int new_space = 0; new_space < kSpaces; ++new_space) {
      const int space = symmetry_.space_of(new_space), height = game_.board.height(space);
      for (int below = 0; below < kShownDepth; ++below)
        for (int colour = 0; colour < kColours; ++colour)
          put_flag(height > below && game_.board.token(space, below) == symmetry_.colours_of[colour]);
      put_flag(height >= kTall - 1);
      put_flag(height >= kTall);
      put(height * 10);
    }
    for (int new_colour = 0; new_colour < kColours; ++new_colour) {
      const int used = game_.board.on_board(symmetry_.colours_of[new_colour]);
      put((kTokensAColour - used) * 10);
      put_flag(used == kTall - 1);
      put_flag(used >= kTall);
      put_flag(used == kTokensAColour);
    }
  }

  FOURFOLD_HD void write_own_cards() {
    put_cards(held_cards(game_.racks[seat_]));
    put_cards(made_cards(game_.racks[seat_]));
    put_cards(unseen_cards(rules_, game_, seat_));
    // What the others may have concluded about this seat.
    for (int number = 0; number < kDeckSize; ++number)
      put((evidence_.seats[seat_].slow[old_numbers_[number]] + evidence_.seats[seat_].latest[old_numbers_[number]]) /
          32);
  }

  // How near each card is, and which placements complete own cards or cards that others may hold.
  FOURFOLD_HD void write_nearness() {
    const Tops tops = Tops::of(game_.board);
    const CardSet own = held_cards(game_.racks[seat_]), unseen = unseen_cards(rules_, game_, seat_);
    std::uint8_t own_completed[kPlaces] = {}, unseen_completed[kPlaces] = {};
    for (int new_number = 0; new_number < kDeckSize; ++new_number) {
      const int number = old_numbers_[new_number];
      const Card card = standard_card(number);
      const Patterns missing = tops.missing(card), wrong = tops.wrong_colours(card);
      const int fewest = Tops::fewest(missing);
      int chances = 0;
      for (int first = 1; first <= kRim; ++first) {
        if ((missing >> 8 * (first - 1) & 0xFF) != 1) continue;
        ++chances;
        const int field = lowest_bit(wrong >> 8 * (first - 1) & 0xFF) / 2;
        const int space = field == 3 ? 0 : (first - 1 + field) % kRim + 1;
        const int where = symmetry_.colours[card >> 2 * field & 3] * kSpaces + symmetry_.space(space);
        if (own >> number & 1) ++own_completed[where];
        if (unseen >> number & 1) ++unseen_completed[where];
      }
      put_flag(fewest <= 2);
      put_flag(fewest <= 1);
      put_flag(fewest == 0);
      put(chances * 20);
    }
    for (int place = 0; place < kPlaces; ++place) put(own_completed[place] * 40);
    for (int place = 0; place < kPlaces; ++place) put(unseen_completed[place] * 20);
  }

  FOURFOLD_HD void write_turn() {
    const Turn& turn = game_.turn;
    for (int due = 1; due <= 3; ++due) put_flag(turn.due == due);
    const Phase phase = game_.phase(rules_);
    put_flag(phase == Phase::kPlace);
    put_flag(phase == Phase::kClear);
    put_flag(phase == Phase::kCall);
    for (int space = 0; space < kSpaces; ++space) put_flag(turn.clearing(rules_) >> symmetry_.space_of(space) & 1);
    put_flag(turn.colours);
    put_flag(turn.cleared);
    put_flag(game_.idle != 0);
    put_flag(rules_.situations);
    for (int seats = 2; seats <= kMostSeats; ++seats) put_flag(rules_.seats == seats);
    const int turns_left = static_cast<int>(rules_.turn_limit) - static_cast<int>(turn.number);
    put(turns_left * kOne / 200);
    for (int limit = 4; limit <= 32; limit *= 2) put_flag(turns_left < limit);
    put(evidence_.turns_without_card * 2);
  }

  FOURFOLD_HD void write_opponent(int after) {
    if (after >= rules_.seats) {
      for (int input = 0; input < 5 + 6 * kDeckSize; ++input) put(0);
      return;
    }
    const int seat = (seat_ + after) % rules_.seats;
    const Rack& rack = game_.racks[seat];
    const Evidence::OfSeat& told = evidence_.seats[seat];
    put_flag(!(game_.gone >> seat & 1));
    for (int left = 1; left <= kCardsARack; ++left) put_flag(rack.left == left);
    put_cards(made_cards(rack));
    for (int number = 0; number < kDeckSize; ++number) put(told.latest[old_numbers_[number]] / 8);
    for (int number = 0; number < kDeckSize; ++number) put(told.fast[old_numbers_[number]] / 16);
    for (int number = 0; number < kDeckSize; ++number) put(told.slow[old_numbers_[number]] / 32);
    for (int number = 0; number < kDeckSize; ++number) put(told.left_lying[old_numbers_[number]] * 16);
    for (int number = 0; number < kDeckSize; ++number) put(told.not_made[old_numbers_[number]] * 16);
  }

  const GameRules& rules_;
  const Game& game_;
  const Evidence& evidence_;
  const int seat_;
  const Symmetry& symmetry_;
  std::uint8_t old_numbers_[kDeckSize];
  std::int8_t* to_;
};

}  // namespace fourfold::quartino
