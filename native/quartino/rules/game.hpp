// Quartino as it is played: the fast twin of the Python rules (games/quartino/state.py), for every rule set. Compiles for
// GPUs, too.
//
// A game is a value of fixed size that is copied as bytes. Rules and past stay outside, so that many games share the
// rules and a search need not copy the past. A game takes actions (actions.hpp) and says "accepted" or, with the code that
// Python's IllegalMove has, why not; a refused action changes nothing. Offers of a draw live in match.hpp, texts in
// notation.hpp.
#pragma once

#include "past.hpp"
#include "racks.hpp"

namespace fourfold::quartino {

struct GameRules {
  bool situations = true;
  bool referee = false;
  std::uint8_t seats = 2;
  std::uint32_t turn_limit = 200;
};

// Why an action is refused; the names, in notation.hpp, are Python's codes.
enum class RefusalCode : std::uint8_t {
  kNone,
  kGameOver,
  kRefereeSays,
  kNoSituations,
  kSayTooLate,
  kSaidAlready,
  kNoFourColours,
  kNoColumn,
  kNothingToClear,
  kClearOther,
  kClearedAlready,
  kClearFirst,
  kNothingToPlace,
  kPlaceFirst,
  kColourUsedUp,
  kCardNotHeld,
  kNoQuartino,
  kNeverRefusedSo,
  kNotRefused,
};

struct Outcome {
  enum Reason : std::uint8_t {
    kGoingOn,
    kCards,
    kRepetition,
    kSkipped,
    kTurnLimit,
    kResign,
    kTime,
    kAbandoned,
    kAgreement
  };
  Reason reason;
  std::uint8_t winners;  // a bit for each seat; none in a draw

  FOURFOLD_HD explicit operator bool() const { return reason != kGoingOn; }
  bool operator==(const Outcome&) const = default;
};

enum class Phase : std::uint8_t { kPlace, kClear, kCall, kOver };

// The turn of one seat, as far as it has been played (games/quartino/turn.py).
struct Turn {
  std::uint32_t number;  // from 1, over all seats
  SpaceSet tall;         // the columns that had four or more tokens as the turn began
  std::uint8_t due;      // tokens that must still be placed
  std::int8_t column;    // the column that has been said, or -1
  bool crowded;          // whether some colour had four or more tokens as the turn began
  bool colours;          // whether that has been said, or granted
  bool cleared;
  bool begun;  // whether a token has been placed or a card called: after that no situation can be said
  bool acted;  // whether anything has been placed, cleared or called

  bool operator==(const Turn&) const = default;

  FOURFOLD_HD static Turn start(std::uint32_t number, const Board& board, const GameRules& rules) {
    Turn turn{};
    turn.number = number;
    turn.column = -1;
    turn.tall = rules.situations ? board.tall : SpaceSet{0};
    turn.crowded = rules.situations && board.is_crowded();
    turn.colours = rules.referee && turn.crowded;
    turn.due = static_cast<std::uint8_t>(rules.referee ? 1 + turn.crowded + (turn.tall != 0) : 1);
    return turn;
  }

  // The columns of which one must still be cleared.
  FOURFOLD_HD SpaceSet clearing(const GameRules& rules) const {
    if (cleared) return 0;
    if (rules.referee) return tall;
    return column < 0 ? SpaceSet{0} : static_cast<SpaceSet>(1u << column);
  }

  // Whether nothing has been said or done.
  FOURFOLD_HD bool is_fresh(const GameRules& rules) const {
    return column < 0 && !(colours && !rules.referee) && !begun && !acted;
  }
};

struct Game {
  Board board;
  Rack racks[kMostSeats];
  Turn turn;
  std::uint8_t seat;  // whose turn it is
  std::uint8_t idle;  // turns in a row before this one in which nothing was placed, cleared or called
  std::uint8_t gone;  // a bit for each seat that no longer plays
  Outcome outcome;

  bool operator==(const Game&) const = default;

  // The start of a game on this board; the racks are the caller's to fill.
  template <typename PastT>
  FOURFOLD_HD static Game start(const GameRules& rules, PastT& past, int first, const Board& board = Board::empty()) {
    Game game{};
    game.board = board;
    for (Rack& rack : game.racks) rack.left = kCardsARack;
    game.seat = static_cast<std::uint8_t>(first);
    game.turn = Turn::start(1, board, rules);
    past.clear();
    past.add(board.key(first));
    return game;
  }

  FOURFOLD_HD const Rack& rack() const { return racks[seat]; }
  FOURFOLD_HD int staying(const GameRules& rules) const { return rules.seats - count_bits(gone); }

  // Whether clearing comes before placing: only a column was said (T8), or no token is left.
  FOURFOLD_HD bool must_clear_now(const GameRules& rules) const {
    return turn.clearing(rules) && !(turn.colours && turn.due && board.has_reserve());
  }
  // Whether the seat may call or end: it has placed all tokens due, or none are left (T13).
  FOURFOLD_HD bool may_finish(const GameRules& rules) const {
    return !turn.clearing(rules) && (turn.due == 0 || !board.has_reserve());
  }

  FOURFOLD_HD Phase phase(const GameRules& rules) const {
    if (outcome) return Phase::kOver;
    if (may_finish(rules)) return Phase::kCall;
    return must_clear_now(rules) ? Phase::kClear : Phase::kPlace;
  }

  // The legal actions but for calls and says in rulebook play, which must not be given away.
  FOURFOLD_HD ActionSet listed(const GameRules& rules) const {
    if (outcome) return 0;
    const SpaceSet clearing = turn.clearing(rules);
    const ActionSet clears = ActionSet{clearing} << kFirstClear;
    const bool can_place = turn.due && board.has_reserve();
    if (clearing) return turn.colours && can_place ? board.placements() | clears : clears;
    if (can_place) return board.placements();
    const ActionSet calls = rules.referee ? ActionSet{right_calls()} << kFirstRightCall : 0;
    return calls | ActionSet{1} << kEnd;
  }

  // The rim spaces from which some known card of the seat in turn lies on the board.
  FOURFOLD_HD FirstSet right_calls() const {
    Patterns gaps;
    const Patterns patterns = board.patterns(gaps);
    FirstSet found = 0;
    for (int slot = 0; slot < rack().left; ++slot)
      if (rack().is_known(slot)) found |= Board::matching(rack().cards[slot], patterns, gaps);
    return found;
  }

  // The card that the tops show at this rim space; their four spaces are full.
  FOURFOLD_HD Card card_at(int first) const {
    return card_of(board.token(0), board.token(first), board.token(first % kRim + 1),
                   board.token((first + 1) % kRim + 1));
  }
  FOURFOLD_HD bool is_covered(int first) const {
    return !(board.is_empty(0) || board.is_empty(first) || board.is_empty(first % kRim + 1) ||
             board.is_empty((first + 1) % kRim + 1));
  }
  // The card and the first rim space of a call.
  FOURFOLD_HD Card called_card(Action action) const {
    return is_right_call(action) ? card_at(called_first(action)) : static_cast<Card>((action - kFirstCall) / kRim);
  }
  FOURFOLD_HD static int called_first(Action action) {
    return is_right_call(action) ? action - kFirstRightCall + 1 : (action - kFirstCall) % kRim + 1;
  }

  // Play an action; if the rules refuse it, return the reason and change nothing.
  template <typename PastT>
  FOURFOLD_HD RefusalCode play(const GameRules& rules, PastT& past, Action action) {
    const RefusalCode refusal = why_not(rules, action);
    if (refusal == RefusalCode::kNone) step(rules, past, action);
    return refusal;
  }

  // Note a call or say that `play` refuses, as records do: a card that was shown is known from then on.
  FOURFOLD_HD RefusalCode refuse(const GameRules& rules, Action action) {
    if (outcome) return RefusalCode::kGameOver;
    const bool is_refusable_call = is_call(action) && rules.referee;
    if (!is_refusable_call && !is_say(action)) return RefusalCode::kNeverRefusedSo;
    const RefusalCode refusal = why_not(rules, action);
    if (refusal == RefusalCode::kNone) return RefusalCode::kNotRefused;
    if (is_say(action))
      return refusal == RefusalCode::kNoFourColours || refusal == RefusalCode::kNoColumn ? RefusalCode::kNone : refusal;
    if (refusal != RefusalCode::kNoQuartino || is_right_call(action)) return refusal;
    racks[seat].show(called_card(action));
    return RefusalCode::kNone;
  }

  // Why the rules refuse an action. A wrong call in rulebook play is none that they refuse: it ends the turn.
  FOURFOLD_HD RefusalCode why_not(const GameRules& rules, Action action) const {
    if (outcome) return RefusalCode::kGameOver;
    if (is_place(action)) {
      if (must_clear_now(rules)) return RefusalCode::kClearFirst;
      if (turn.due == 0) return RefusalCode::kNothingToPlace;
      return board.in_reserve(action / kSpaces) ? RefusalCode::kNone : RefusalCode::kColourUsedUp;
    }
    if (is_clear(action)) {
      if (turn.cleared) return RefusalCode::kClearedAlready;
      if (!turn.clearing(rules)) return RefusalCode::kNothingToClear;
      const bool is_there = turn.clearing(rules) >> (action - kFirstClear) & 1;
      return is_there ? RefusalCode::kNone : RefusalCode::kClearOther;
    }
    if (is_say(action)) return why_not_say(rules, action);
    if (turn.clearing(rules)) return RefusalCode::kClearFirst;
    if (!may_finish(rules)) return RefusalCode::kPlaceFirst;
    return action == kEnd ? RefusalCode::kNone : why_not_call(rules, action);
  }

  // Takes an action that is legal, without asking.
  template <typename PastT>
  FOURFOLD_HD void step(const GameRules& rules, PastT& past, Action action) {
    if (is_place(action)) {
      board.place(action / kSpaces, action % kSpaces);
      --turn.due;
      turn.begun = turn.acted = true;
    } else if (action == kEnd) {
      next_turn(rules, past, true);
    } else if (is_clear(action)) {
      board.clear(action - kFirstClear);
      turn.cleared = turn.acted = true;
    } else if (is_call(action)) {
      call(rules, past, called_card(action), called_first(action));
    } else {
      ++turn.due;
      if (action == kSayColours) turn.colours = true;
      else turn.column = static_cast<std::int8_t>(action - kFirstSayColumn);
    }
  }

  // A seat that still plays resigns, runs out of time or is absent.
  template <typename PastT>
  FOURFOLD_HD void leave(const GameRules& rules, PastT& past, int leaver, Outcome::Reason reason) {
    gone = static_cast<std::uint8_t>(gone | 1u << leaver);
    if (staying(rules) == 1) {
      outcome = {reason, static_cast<std::uint8_t>(~gone & ((1u << rules.seats) - 1))};
    } else if (leaver == seat) {
      // A turn whose player left the game does not count as a turn in which nothing was done.
      next_turn(rules, past, false);
    }
  }

 private:
  FOURFOLD_HD RefusalCode why_not_say(const GameRules& rules, Action action) const {
    if (rules.referee) return RefusalCode::kRefereeSays;
    if (!rules.situations) return RefusalCode::kNoSituations;
    if (turn.begun) return RefusalCode::kSayTooLate;
    if (action == kSayColours) {
      if (turn.colours) return RefusalCode::kSaidAlready;
      return turn.crowded ? RefusalCode::kNone : RefusalCode::kNoFourColours;
    }
    if (turn.column >= 0) return RefusalCode::kSaidAlready;
    return turn.tall >> (action - kFirstSayColumn) & 1 ? RefusalCode::kNone : RefusalCode::kNoColumn;
  }

  FOURFOLD_HD RefusalCode why_not_call(const GameRules& rules, Action action) const {
    const int first = called_first(action);
    if (is_right_call(action) && !is_covered(first)) return RefusalCode::kNoQuartino;
    const Card card = called_card(action);
    if (rack().find(card) < 0) return RefusalCode::kCardNotHeld;
    return !rules.referee || board.matches(card, first) ? RefusalCode::kNone : RefusalCode::kNoQuartino;
  }

  template <typename PastT>
  FOURFOLD_HD void call(const GameRules& rules, PastT& past, Card card, int first) {
    turn.due = 0;
    turn.begun = turn.acted = true;
    Rack& mine = racks[seat];
    if (!is_covered(first) || card_at(first) != card) {
      mine.show(card);
      return next_turn(rules, past, true);
    }
    mine.make(card);
    past.clear();
    if (mine.left == 0) {
      outcome = {Outcome::kCards, static_cast<std::uint8_t>(1u << seat)};
      return;
    }
    board.take(0);
    board.take(first);
    board.take(first % kRim + 1);
    board.take((first + 1) % kRim + 1);
    turn.due = 1;
  }

  template <typename PastT>
  FOURFOLD_HD void next_turn(const GameRules& rules, PastT& past, bool has_ended) {
    idle = static_cast<std::uint8_t>(turn.acted ? 0 : idle + has_ended);
    do seat = static_cast<std::uint8_t>(seat + 1 == rules.seats ? 0 : seat + 1);
    while (gone >> seat & 1);
    if (idle >= staying(rules)) {
      outcome = {Outcome::kSkipped, 0};
    } else if (turn.number >= rules.turn_limit) {
      outcome = {Outcome::kTurnLimit, most_made(rules)};
    } else {
      turn = Turn::start(turn.number + 1, board, rules);
      if (past.add(board.key(seat)) >= kRepetitions) outcome = {Outcome::kRepetition, 0};
    }
  }

  // The seats that still play and have made the most cards.
  FOURFOLD_HD std::uint8_t most_made(const GameRules& rules) const {
    int most = 0;
    std::uint8_t winners = 0;
    for (int one = 0; one < rules.seats; ++one) {
      if (gone >> one & 1 || racks[one].made() < most) continue;
      if (racks[one].made() > most) winners = 0;
      most = racks[one].made();
      winners = static_cast<std::uint8_t>(winners | 1u << one);
    }
    return winners;
  }
};

static_assert(__is_trivially_copyable(Game) && __is_trivially_copyable(Past));

}  // namespace fourfold::quartino
