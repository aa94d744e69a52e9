// Quarto as it is played: the fast twin of the Python rules (games/quarto/state.py), for every rule set.
//
// A game takes moves and says "accepted" or, with the code that Python's IllegalMove has, why not; a refused move
// changes nothing. Seats are not known here: turns are numbered, team A has the even ones, and whoever keeps the table
// rotates partners. Texts live in notation.hpp, exact values in search.hpp.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "board.hpp"

namespace fourfold {

using LineSet = std::uint32_t;  // bit n stands for kLines[n]

constexpr int kMostExpiry = 2;
constexpr int kCallsATurn = 3;

// How a game is played, on top of what counts.
struct GameRules : Rules {
  bool referee = false;
  bool lose_on_false_call = false;
  int expiry = 1;  // how many placements a line outlives that nobody calls

  bool operator==(const GameRules&) const = default;
};

struct Move {
  enum Kind : std::uint8_t { kGive, kPlace, kCall, kDecline };
  Kind kind;
  std::uint16_t what = 0;  // a piece, a square, or a set of four squares

  // One number for both, for programs on the other side of a language border.
  constexpr std::int32_t code() const { return kind << 16 | what; }
  static constexpr Move of(std::int32_t code) {
    return {static_cast<Kind>(code >> 16 & 3), static_cast<std::uint16_t>(code)};
  }
  bool operator==(const Move&) const = default;
};

// Why a move is refused; the names are Python's codes.
enum class RefusalCode : std::uint8_t {
  kNone,
  kGameOver,
  kPieceInHand,
  kNoPieceInHand,
  kBoardFull,
  kDeclineTooEarly,
  kSquareTaken,
  kPieceNotLeft,
  kPieceNotTheirs,
  kRefereeCalls,
  kNoMoreCalls,
  kCallNoLine,
  kCallNotFull,
  kCallNothingShared,
  kCallExpired,
  kCallNotNow,
  kNeverRefusedSo,
  kNotRefused,
};

constexpr std::string_view name(RefusalCode refusal) {
  constexpr std::string_view kNames[] = {
      "",
      "game-over",
      "piece-in-hand",
      "no-piece-in-hand",
      "board-full",
      "decline-too-early",
      "square-taken",
      "piece-not-left",
      "piece-not-theirs",
      "referee-calls",
      "no-more-calls",
      "call-no-line",
      "call-not-full",
      "call-nothing-shared",
      "call-expired",
      "call-not-now",
      "never-refused-so",
      "not-refused",
  };
  return kNames[static_cast<int>(refusal)];
}

struct Outcome {
  enum Reason : std::uint8_t { kGoingOn, kCall, kLine, kFalseCall, kFullBoard, kResign, kTime, kAbandoned, kAgreement };
  Reason reason = kGoingOn;
  char winner = 0;  // team A or B; 0 for none

  explicit operator bool() const { return reason != kGoingOn; }
  std::string_view why() const {
    constexpr std::string_view kNames[] = {"",       "call", "line",      "false-call", "full-board",
                                           "resign", "time", "abandoned", "agreement"};
    return kNames[reason];
  }
};

class Game {
  // Sixteen bits for each of the eight values.
  using Boards = std::uint16_t __attribute__((vector_size(16)));

 public:
  explicit Game(const GameRules& rules = {}) : rules_(rules) { std::memset(board_, -1, sizeof board_); }

  const GameRules& rules() const { return rules_; }
  int piece_on(int square) const { return board_[square]; }  // -1 if free
  int hand() const { return hand_; }                         // -1 if none
  Pieces left() const { return left_; }
  int placed() const { return placed_; }
  int refusals() const { return refusals_; }
  Outcome outcome() const { return outcome_; }
  LineSet shown() const { return shown_; }  // the lines that won
  // The lines that expire after this number of placements; none when the game is over.
  LineSet open(int placements) const { return outcome_ ? 0 : open_[placements - 1]; }
  // The lines that the seat to act may call now. Between placing and giving only the placer's own lines; a seat that has
  // received, or has the last say, may call all.
  LineSet callable() const {
    if (outcome_ || refusals_ >= kCallsATurn) return 0;
    const bool has_just_placed = hand_ < 0 && !declined_;
    return has_just_placed ? open_[rules_.expiry - 1] : open_[0] | open_[1];
  }
  bool declined() const {
    return declined_;
  }  // whether the placer of the last piece has, so that the other has the say
  // What whoever is to act is asked for.
  std::string_view phase() const {
    return outcome_ ? "over" : hand_ >= 0 ? "place" : placed_ < kSquares ? "give" : "decline";
  }
  // How many calls this turn still has, true or false; one ends the game where a false one loses it. None has any in
  // referee play, which is another matter than having used them up.
  int calls_left() const {
    if (outcome_ || rules_.referee) return 0;
    return rules_.lose_on_false_call ? 1 : kCallsATurn - refusals_;
  }
  // 0 is the opening give, then each turn is place + give; the last say is one more.
  int turn() const { return placed_ + (hand_ >= 0) + declined_; }

  // Play a move; if the rules refuse it, return the reason and change nothing.
  RefusalCode play(Move move) {
    if (outcome_) return RefusalCode::kGameOver;
    switch (move.kind) {
      case Move::kGive: return try_give(move.what & 15);
      case Move::kPlace: return try_place(move.what & 15);
      case Move::kCall: return try_call(move.what);
      default: return try_decline();
    }
  }

  // Count a call that `play` refuses, as records do.
  RefusalCode refuse(Move move) {
    if (outcome_) return RefusalCode::kGameOver;
    if (move.kind != Move::kCall || rules_.referee || rules_.lose_on_false_call) return RefusalCode::kNeverRefusedSo;
    if (refusals_ < kCallsATurn && why_false(move.what) == RefusalCode::kNone) return RefusalCode::kNotRefused;
    if (refusals_ < kCallsATurn) ++refusals_;
    return RefusalCode::kNone;
  }

  // The legal moves but for calls, which must not be given away. Returns how many.
  int moves(Move* found) const {
    int number = 0;
    if (outcome_) return 0;
    if (hand_ >= 0) {
      for (Squares rest = free(); rest; rest &= rest - 1)
        found[number++] = {Move::kPlace, static_cast<std::uint16_t>(std::countr_zero(rest))};
    } else if (placed_ == kSquares) {
      found[number++] = {Move::kDecline};
    } else {
      for (Pieces rest = giveable(); rest; rest &= rest - 1)
        found[number++] = {Move::kGive, static_cast<std::uint16_t>(std::countr_zero(rest))};
    }
    return number;
  }

  Squares free() const { return static_cast<Squares>(~occupied_); }
  Pieces giveable() const { return rules_.giveable(left_, placed_); }

  // The steps that play takes once it has found them legal; random games, which list before they choose, take them
  // directly.
  void give(int piece) {
    hand_ = static_cast<std::int8_t>(piece);
    left_ &= static_cast<Pieces>(~(1u << piece));
    refusals_ = 0;
  }

  void place(int square) {
    put(hand_, square);
    hand_ = -1;
    const LineSet made = completed(square);
    if (rules_.referee) {
      // The placer's turn is the one that the piece in hand began.
      if (made) end({Outcome::kLine, team(placed_)}, made);
      else if (placed_ == kSquares) end({Outcome::kFullBoard});
    } else {
      open_[0] = open_[1];
      open_[1] = 0;
      open_[rules_.expiry - 1] = made;
    }
  }

  void decline() {
    if (declined_) return end({Outcome::kFullBoard});
    declined_ = true;
    refusals_ = 0;
  }

  // Ends the game away from the board, where people resign, run out of time or agree.
  void leave(Outcome outcome) { end(outcome); }

  // Sets up a position without its past; the caller has seen to it that it can come up.
  static Game at(const GameRules& rules, const std::int8_t* board, int hand, const LineSet* open) {
    Game game(rules);
    for (int square = 0; square < kSquares; ++square)
      if (board[square] >= 0) game.give(board[square]), game.put(board[square], square);
    game.hand_ = -1;
    if (hand >= 0) game.give(hand);
    for (int i = 0; i < kMostExpiry; ++i) game.open_[i] = open[i];
    if (rules.referee && game.placed_ == kSquares) game.end({Outcome::kFullBoard});
    return game;
  }

  // The lines through this square, completed by pieces that share something counted.
  LineSet completed(int square) const {
    LineSet made = 0;
    const auto& through = kThrough[rules_.squares][square];
    // Mostly nothing is made: ask that first, of all lines and values at once.
    Boards any{};
    for (int i = 0; i < kSlots[rules_.squares]; ++i) any |= matching(kLines[through[i]]);
    if (!is_any(any)) return 0;
    for (int i = 0; i < kSlots[rules_.squares]; ++i)
      if (is_any(matching(kLines[through[i]]))) made |= LineSet{1} << through[i];
    return made;
  }

 private:
  static constexpr char team(int turn) { return turn % 2 ? 'B' : 'A'; }

  RefusalCode try_give(int piece) {
    if (hand_ >= 0) return RefusalCode::kPieceInHand;
    if (placed_ == kSquares) return RefusalCode::kBoardFull;
    if (!(left_ >> piece & 1)) return RefusalCode::kPieceNotLeft;
    if (!(giveable() >> piece & 1)) return RefusalCode::kPieceNotTheirs;
    give(piece);
    return RefusalCode::kNone;
  }

  RefusalCode try_place(int square) {
    if (hand_ < 0) return placed_ == kSquares ? RefusalCode::kBoardFull : RefusalCode::kNoPieceInHand;
    if (occupied_ & bit(square)) return RefusalCode::kSquareTaken;
    place(square);
    return RefusalCode::kNone;
  }

  RefusalCode try_decline() {
    if (placed_ < kSquares) return RefusalCode::kDeclineTooEarly;
    decline();
    return RefusalCode::kNone;
  }

  RefusalCode try_call(Squares squares) {
    if (rules_.referee) return RefusalCode::kRefereeCalls;
    if (refusals_ >= kCallsATurn) return RefusalCode::kNoMoreCalls;
    const RefusalCode reason = why_false(squares);
    if (reason == RefusalCode::kNone) {
      end({Outcome::kCall, team(turn())}, LineSet{1} << line_number(squares));
    } else if (rules_.lose_on_false_call) {
      end({Outcome::kFalseCall, team(turn() + 1)});
      return RefusalCode::kNone;
    }
    return reason;
  }

  // Of a seat that has calls left in this turn.
  RefusalCode why_false(Squares squares) const {
    const int number = line_number(squares);
    if (number < 0) return RefusalCode::kCallNoLine;
    if (squares & free()) return RefusalCode::kCallNotFull;
    if (!is_any(matching(squares))) return RefusalCode::kCallNothingShared;
    const LineSet line = LineSet{1} << number;
    if (!((open_[0] | open_[1]) & line)) return RefusalCode::kCallExpired;
    return callable() & line ? RefusalCode::kNone : RefusalCode::kCallNotNow;
  }

  int line_number(Squares squares) const {
    for (int line = 0; line < line_count(rules_.squares); ++line)
      if (kLines[line] == squares) return line;
    return -1;
  }

  void put(int piece, int square) {
    board_[square] = static_cast<std::int8_t>(piece);
    occupied_ |= bit(square);
    having_ |= kMarks[rules_.counted & kValuesOf[piece]] & (Boards{} + bit(square));
    ++placed_;
  }

  void end(Outcome outcome, LineSet shown = 0) {
    outcome_ = outcome;
    shown_ = shown;
  }

  // All ones for each value that every piece on these squares has.
  Boards matching(Squares line) const {
    const Boards wanted = Boards{} + line;
    return reinterpret_cast<Boards>((having_ & wanted) == wanted);
  }

  static bool is_any(Boards boards) {
    std::uint64_t words[2];
    std::memcpy(words, &boards, sizeof words);
    return words[0] | words[1];
  }

  // How many lines may go through a square: three, or seven with two-by-twos. Squares with fewer repeat one, so
  // that every square takes the same path.
  static constexpr int kSlots[2] = {3, 7};
  using Through = std::array<std::array<std::uint8_t, 7>, kSquares>;
  static constexpr std::array<Through, 2> kThrough = [] {
    std::array<Through, 2> table{};
    for (int squares = 0; squares < 2; ++squares)
      for (int square = 0; square < kSquares; ++square) {
        int number = 0;
        for (int line = 0; line < line_count(squares); ++line)
          if (kLines[line] & bit(square)) table[squares][square][number++] = static_cast<std::uint8_t>(line);
        for (; number < 7; ++number) table[squares][square][number] = table[squares][square][0];
      }
    return table;
  }();

  // For each set of values all ones in their sixteen bits.
  inline static const std::array<Boards, 256> kMarks = [] {
    std::array<Boards, 256> table{};
    for (int values = 0; values < 256; ++values)
      for (int value = 0; value < 8; ++value) table[values][value] = values >> value & 1 ? 0xFFFF : 0;
    return table;
  }();

  Boards having_{};  // for each counted value the squares whose pieces have it
  std::int8_t board_[kSquares];
  GameRules rules_;
  Squares occupied_ = 0;
  Pieces left_ = 0xFFFF;
  LineSet open_[kMostExpiry] = {};  // the lines that can be called, by how many placements they still outlive
  LineSet shown_ = 0;
  std::int8_t hand_ = -1;
  std::uint8_t placed_ = 0;
  std::uint8_t refusals_ = 0;
  bool declined_ = false;
  Outcome outcome_;
};

}  // namespace fourfold
