// What the actions of each seat of Quartino tell about its cards: the memory of an attentive player, of fixed size and
// made of public events only. Compiles for GPUs, too.
//
// Lives here: how the memory grows with every action. Does not live here: what a player concludes from it; that is
// learned (training/).
#pragma once

#include "../rules/game.hpp"
#include "../rules/nearness.hpp"

namespace fourfold::quartino {

struct Evidence {
  // What is known about one seat, by the numbers of the cards.
  struct OfSeat {
    std::int16_t latest[kDeckSize];      // the help that each card got from the seat in its latest turn
    std::int16_t fast[kDeckSize];        // help of the turns before, which is halved with every turn
    std::int16_t slow[kDeckSize];        // the same, which loses an eighth with every turn
    std::uint8_t left_lying[kDeckSize];  // turns that the seat ended although the card lay on the wheel
    std::uint8_t not_made[kDeckSize];    // turns that began with the card one token away, and ended without it
    bool operator==(const OfSeat&) const = default;

    FOURFOLD_HD void forget(int card) {
      latest[card] = fast[card] = slow[card] = 0;
      left_lying[card] = not_made[card] = 0;
    }
  };

  OfSeat seats[kMostSeats];
  CardSet within_reach;  // the cards that were one token away, or lay there, as the turn began, and have not been made
  std::uint16_t turns_without_card;

  bool operator==(const Evidence&) const = default;

  FOURFOLD_HD static Evidence start(const Game& game) {
    Evidence evidence{};
    evidence.within_reach = reach(game.board);
    return evidence;
  }

  // Plays a legal action, and remembers it.
  template <typename PastT>
  FOURFOLD_HD void step(const GameRules& rules, Game& game, PastT& past, Action action) {
    const Game before = game;
    game.step(rules, past, action);
    see(before, game);
  }

  // Remembers what the seat in turn did between two moments.
  FOURFOLD_HD void see(const Game& before, const Game& after) {
    OfSeat& seat = seats[before.seat];
    const Rack& rack = after.racks[before.seat];
    if (rack.made() > before.rack().made()) {
      within_reach &= ~made_cards(rack);
      turns_without_card = 0;
    } else if (after.board.used != before.board.used) {
      // Every placement and every clearing changes the number of tokens of some colour.
      add_help(seat, before.board, -1);
      add_help(seat, after.board, 1);
    }
    if (after.outcome || after.turn.number == before.turn.number) return;
    end_turn(seat, after.board);
    begin_turn(seats[after.seat], after.board);
  }

  // Help is what the worth of a card grows by: 8, 32, 96 and 256 for one to four of its colours right.
  FOURFOLD_HD static int worth(int right) {
    constexpr std::uint64_t kEighths = 0x20'0C'04'01'00u;
    return static_cast<int>(kEighths >> 8 * right & 0xFF) * 8;
  }

 private:
  FOURFOLD_HD static void add_help(OfSeat& seat, const Board& board, int sign) {
    const Tops tops = Tops::of(board);
    for (int number = 0; number < kDeckSize; ++number) {
      const int help = sign * worth(tops.most_right(standard_card(number)));
      seat.latest[number] = static_cast<std::int16_t>(seat.latest[number] + help);
    }
  }

  // The cards that lie on the wheel, or lack one colour; none when the reserve is empty.
  FOURFOLD_HD static CardSet reach(const Board& board) {
    const Tops tops = Tops::of(board);
    CardSet found = 0;
    for (int number = 0; number < kDeckSize; ++number)
      if (tops.most_right(standard_card(number)) >= kColours - 1) found |= 1u << number;
    return board.has_reserve() ? found : 0;
  }

  FOURFOLD_HD void end_turn(OfSeat& seat, const Board& board) {
    const Tops tops = Tops::of(board);
    for (int number = 0; number < kDeckSize; ++number) {
      if (tops.most_right(standard_card(number)) == kColours) count(seat.left_lying[number]);
      if (within_reach >> number & 1) count(seat.not_made[number]);
    }
    if (turns_without_card < 0xFFFF) ++turns_without_card;
  }

  FOURFOLD_HD void begin_turn(OfSeat& seat, const Board& board) {
    within_reach = reach(board);
    for (int number = 0; number < kDeckSize; ++number) {
      const int latest = seat.latest[number];
      seat.fast[number] = static_cast<std::int16_t>(seat.fast[number] / 2 + latest);
      seat.slow[number] = static_cast<std::int16_t>(seat.slow[number] - seat.slow[number] / 8 + latest);
      seat.latest[number] = 0;
    }
  }

  FOURFOLD_HD static void count(std::uint8_t& number) {
    if (number < 0xFF) ++number;
  }
};

static_assert(__is_trivially_copyable(Evidence));

}  // namespace fourfold::quartino
