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
enum class Refusal : std::uint8_t {
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

constexpr std::string_view name(Refusal refusal) {
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
  // The lines that can be called for so many placements yet; none when the game is over.
  LineSet open(int placements) const { return outcome_ ? 0 : open_[placements - 1]; }
  bool declined() const { return declined_; }  // whether the placer of the last piece has, so that the other has the say
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

  // Accepts the move, or says why not and changes nothing.
  Refusal play(Move move) {
    if (outcome_) return Refusal::kGameOver;
    switch (move.kind) {
      case Move::kGive: return try_give(move.what & 15);
      case Move::kPlace: return try_place(move.what & 15);
      case Move::kCall: return try_call(move.what);
      default: return try_decline();
    }
  }

  // Counts a call that play refuses, for whoever keeps the record.
  Refusal refuse(Move move) {
    if (outcome_) return Refusal::kGameOver;
    if (move.kind != Move::kCall || rules_.referee || rules_.lose_on_false_call) return Refusal::kNeverRefusedSo;
    if (refusals_ < kCallsATurn && why_false(move.what) == Refusal::kNone) return Refusal::kNotRefused;
    if (refusals_ < kCallsATurn) ++refusals_;
    return Refusal::kNone;
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

  Refusal try_give(int piece) {
    if (hand_ >= 0) return Refusal::kPieceInHand;
    if (placed_ == kSquares) return Refusal::kBoardFull;
    if (!(left_ >> piece & 1)) return Refusal::kPieceNotLeft;
    if (!(giveable() >> piece & 1)) return Refusal::kPieceNotTheirs;
    give(piece);
    return Refusal::kNone;
  }

  Refusal try_place(int square) {
    if (hand_ < 0) return placed_ == kSquares ? Refusal::kBoardFull : Refusal::kNoPieceInHand;
    if (occupied_ & bit(square)) return Refusal::kSquareTaken;
    place(square);
    return Refusal::kNone;
  }

  Refusal try_decline() {
    if (placed_ < kSquares) return Refusal::kDeclineTooEarly;
    decline();
    return Refusal::kNone;
  }

  Refusal try_call(Squares squares) {
    if (rules_.referee) return Refusal::kRefereeCalls;
    if (refusals_ >= kCallsATurn) return Refusal::kNoMoreCalls;
    const Refusal reason = why_false(squares);
    if (reason == Refusal::kNone) {
      end({Outcome::kCall, team(turn())}, LineSet{1} << line_number(squares));
    } else if (rules_.lose_on_false_call) {
      end({Outcome::kFalseCall, team(turn() + 1)});
      return Refusal::kNone;
    }
    return reason;
  }

  Refusal why_false(Squares squares) const {
    const int number = line_number(squares);
    if (number < 0) return Refusal::kCallNoLine;
    if (squares & free()) return Refusal::kCallNotFull;
    if (!is_any(matching(squares))) return Refusal::kCallNothingShared;
    const LineSet line = LineSet{1} << number;
    if (!((open_[0] | open_[1]) & line)) return Refusal::kCallExpired;
    // Between placing and giving only the placer's own lines; who has received, or has the last say, may call all.
    const bool has_just_placed = hand_ < 0 && !declined_;
    if (has_just_placed && !(open_[rules_.expiry - 1] & line)) return Refusal::kCallNotNow;
    return Refusal::kNone;
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

// A small generator with a good spread (Vigna's splitmix64), so that a seed means the same games everywhere.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    std::uint64_t z = state_ += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
  }

 private:
  std::uint64_t state_;
};

// The n-th lowest of a set's sixteen bits.
inline int nth_bit(std::uint16_t set, int n) {
  static constexpr auto kInByte = [] {
    std::array<std::array<std::uint8_t, 8>, 256> table{};
    for (int byte = 0; byte < 256; ++byte)
      for (int bit = 0, number = 0; bit < 8; ++bit)
        if (byte >> bit & 1) table[byte][number++] = static_cast<std::uint8_t>(bit);
    return table;
  }();
  const int low = std::popcount(static_cast<std::uint8_t>(set));
  const bool high = n >= low;
  return kInByte[set >> 8 * high & 0xFF][n - high * low] + 8 * high;
}

// Plays listed moves at random, each as likely as another, to the end. Returns the number of placements.
inline int play_at_random(Game& game, Random& random) {
  while (!game.outcome()) {
    const std::uint64_t dice = random.next();
    const auto pick = [](std::uint16_t set, std::uint32_t die) {
      return nth_bit(set, static_cast<int>(std::uint64_t{die} * static_cast<unsigned>(std::popcount(set)) >> 32));
    };
    if (game.placed() == kSquares) {
      game.decline();
      continue;
    }
    if (game.hand() < 0) game.give(pick(game.giveable(), static_cast<std::uint32_t>(dice)));
    game.place(pick(game.free(), static_cast<std::uint32_t>(dice >> 32)));
  }
  return game.placed();
}

// So many random games from the start; returns their placements all together.
inline std::uint64_t play_random_games(const GameRules& rules, std::uint64_t games, std::uint64_t seed) {
  Random random(seed);
  const Game start(rules);
  std::uint64_t placements = 0;
  for (; games > 0; --games) {
    Game game = start;
    placements += static_cast<unsigned>(play_at_random(game, random));
  }
  return placements;
}

}  // namespace fourfold
