// What stands on a board of Quarto, without any search: threats, lines that a piece completes, pieces that are safe to
// give, lines that may be called.
//
// Lives here: the only code that finds these facts. Does not live here: how likely a person notices them (noticing.hpp).
#pragma once

#include <string>
#include <vector>

#include "../rules/rule_set.hpp"
#include "../search/solver.hpp"

namespace fourfold {

// A line with one free square, and one value that its three pieces share: a piece with the value completes the line.
struct Threat {
  int line;
  int square;
  Values value;

  bool fits(int piece) const { return kValuesOf[piece] & value; }
};

// A line that a piece completes on a square, and the values that its four pieces then share.
struct Completion {
  int square;
  int line;
  Values values;
};

inline Position position_of(const Game& game) {
  Position position;
  for (int square = 0; square < kSquares; ++square)
    position.board[square] = static_cast<std::int8_t>(game.piece_on(square));
  position.hand = static_cast<std::int8_t>(game.hand());
  return position;
}

inline int placed_on(const Position& position) {
  int placed = 0;
  for (const std::int8_t piece : position.board) placed += piece >= 0;
  return placed;
}

// The pieces beside the board.
inline Pieces left_beside(const Position& position) {
  unsigned used = position.hand >= 0 ? 1u << position.hand : 0;
  for (const std::int8_t piece : position.board)
    if (piece >= 0) used |= 1u << piece;
  return static_cast<Pieces>(~used);
}

// The position after the piece in hand is placed on a square.
inline Position placed_at(const Position& position, int piece, int square) {
  Position after = position;
  after.board[square] = static_cast<std::int8_t>(piece);
  after.hand = -1;
  return after;
}

// The counted values that pieces on all squares of a set share; none if a square is free.
inline Values shared_on(const Rules& rules, const Position& position, Squares squares) {
  Values shared = rules.counted;
  for (Squares rest = squares; rest; rest &= rest - 1) {
    const int piece = position.board[std::countr_zero(rest)];
    shared &= piece < 0 ? Values{0} : kValuesOf[piece];
  }
  return shared;
}

// Every threat on the board, or those on the lines through a square, each value by itself.
inline std::vector<Threat> threats_on(const Rules& rules, const Position& position, int through = -1) {
  std::vector<Threat> found;
  for (int line = 0; line < line_count(rules.squares); ++line) {
    if (through >= 0 && !(kLines[line] & bit(through))) continue;
    int free = -1, number = 0;
    for (Squares rest = kLines[line]; rest; rest &= rest - 1)
      if (position.board[std::countr_zero(rest)] < 0) free = std::countr_zero(rest), ++number;
    if (number != 1) continue;
    for (unsigned rest = shared_on(rules, position, kLines[line] & ~bit(free)); rest; rest &= rest - 1)
      found.push_back({line, free, static_cast<Values>(rest & -rest)});
  }
  return found;
}

// The values that complete one of these threats.
inline Values danger_of(const std::vector<Threat>& threats) {
  Values values = 0;
  for (const Threat& threat : threats) values |= threat.value;
  return values;
}

// Returns the pieces that have none of the values.
inline Pieces without_values(Pieces pieces, Values values) {
  for (Pieces rest = pieces; rest; rest &= rest - 1)
    if (kValuesOf[std::countr_zero(rest)] & values) pieces &= static_cast<Pieces>(~(rest & -rest));
  return pieces;
}

// Every line that a piece would complete, square by square.
inline std::vector<Completion> completions_of(const Rules& rules, const Position& position, int piece) {
  std::vector<Completion> found;
  for (int square = 0; square < kSquares; ++square) {
    if (position.board[square] >= 0) continue;
    for (int line = 0; line < line_count(rules.squares); ++line) {
      if (!(kLines[line] & bit(square))) continue;
      const Values shared = shared_on(rules, position, kLines[line] & ~bit(square)) & kValuesOf[piece];
      if (shared) found.push_back({square, line, shared});
    }
  }
  return found;
}

// The pieces that may be given next, and those of them that let the receiver complete no line.
inline Pieces giveable_pieces(const Rules& rules, const Position& position) {
  return rules.giveable(left_beside(position), placed_on(position));
}
inline Pieces safe_pieces(const Rules& rules, const Position& position) {
  return without_values(giveable_pieces(rules, position), danger_of(threats_on(rules, position)));
}

// The lines that somebody may still call: those that expire first, in the order of their names.
inline std::vector<int> open_lines(const Game& game) {
  std::vector<int> lines;
  for (int placements = 1; placements <= kMostExpiry; ++placements)
    for (const int line : kByName)
      if (game.open(placements) >> line & 1) lines.push_back(line);
  return lines;
}

// Returns the open lines that the seat to act may call now.
inline std::vector<int> callable_lines(const Game& game) {
  std::vector<int> lines;
  for (const int line : open_lines(game))
    if (game.callable() >> line & 1) lines.push_back(line);
  return lines;
}

inline std::vector<Move> moves_of(const Game& game) {
  Move found[kSquares];
  return {found, found + game.moves(found)};
}

inline std::vector<std::string> value_names(Values values) {
  std::vector<std::string> names;
  for (int value = 0; value < 2 * kTraits; ++value)
    if (values >> value & 1) names.emplace_back(kValueNames[value]);
  return names;
}

inline std::string line_name(int line) {
  std::string name;
  print_squares(name, kLines[line], "");
  return name;
}

inline std::vector<std::string> print_moves(const std::vector<Move>& moves) {
  std::vector<std::string> texts;
  for (const Move& move : moves) texts.push_back(print_move(move));
  return texts;
}

// The gives, placements and calls that need no search, in JSON: gives after which the receiver completes no line,
// squares on which the piece in hand completes a line that may then be called, calls that are right.
inline std::string print_hints(const Game& game) {
  const Rules& rules = game.rules();
  const Position position = position_of(game);
  std::vector<Move> safe, winning, calls;
  if (!game.outcome() && game.hand() < 0 && game.placed() < kSquares)
    for (Pieces rest = safe_pieces(rules, position); rest; rest &= rest - 1)
      safe.push_back({Move::kGive, static_cast<std::uint16_t>(std::countr_zero(rest))});
  // A seat that may not call any more in this turn wins nothing by completing a line.
  if (!game.outcome() && game.hand() >= 0 && (game.rules().referee || game.calls_left() > 0))
    for (const Completion& made : completions_of(rules, position, game.hand()))
      if (winning.empty() || winning.back().what != made.square)
        winning.push_back({Move::kPlace, static_cast<std::uint16_t>(made.square)});
  for (const int line : callable_lines(game)) calls.push_back({Move::kCall, kLines[line]});
  return JsonObject()
      .add("safe", print_moves(safe))
      .add("winning", print_moves(winning))
      .add("calls", print_moves(calls))
      .json();
}

}  // namespace fourfold
