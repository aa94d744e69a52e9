// What a state of a game is worth under perfect play, in every rule set and at every moment of a turn.
//
// In rulebook play that is play of people who call what they may: a seat that may call a line has won, and a seat whose
// opponent may call one next has lost. All else is the solver's value of referee play.
#pragma once

#include "hints.hpp"
#include "stepped_solver.hpp"

namespace fourfold {

constexpr Text name(Value value) {
  constexpr Text kNames[] = {"loss", "draw", "win", "unknown"};
  return kNames[static_cast<int>(value) + 1];
}

// The value for the team to act, of a finished game for A.
struct StateValue {
  Value value = Value::kUnknown;
  std::optional<std::vector<Move>> moves = {};  // the moves that keep the value; nothing where they are not known
};

// Whose value a state value is.
inline char team_of(const Game& game) { return game.outcome() || game.turn() % 2 == 0 ? 'A' : 'B'; }

inline std::vector<Move> moves_found(const Position& position, const Answer& answer) {
  std::vector<Move> moves;
  for (const int what : answer.moves)
    moves.push_back({position.hand < 0 ? Move::kGive : Move::kPlace, static_cast<std::uint16_t>(what)});
  return moves;
}

// The value of a state; nothing if the step has ended.
inline std::optional<StateValue> value_of(const Game& game, SteppedSolver& solver, bool with_moves = true);

// The same for a seat that has a piece and may not call in this turn, whatever comes: the best that each square leads to.
inline std::optional<StateValue> value_by_placing(const Game& game, SteppedSolver& solver) {
  std::vector<std::pair<Move, Value>> after;
  Value best = Value::kLoss;
  bool is_any_unknown = false;
  for (const Move& move : moves_of(game)) {
    Game next = game;
    next.play(move);
    const auto found = value_of(next, solver, false);
    if (!found) return {};
    after.emplace_back(move, found->value);
    if (found->value == Value::kUnknown) is_any_unknown = true;
    else best = std::max(best, found->value);
  }
  if (best != Value::kWin && is_any_unknown) return StateValue{};
  std::vector<Move> kept;
  for (const auto& [move, value] : after)
    if (value == best) kept.push_back(move);
  return StateValue{best, kept};
}

inline std::optional<StateValue> value_by_solving(const Game& game, SteppedSolver& solver, bool with_moves) {
  const Position position = position_of(game);
  // The value alone is found sooner, and it then helps to find the moves.
  const auto found = solver.solve(position, {false, false});
  if (!found) return {};
  if (found->value != Value::kUnknown) {
    if (!with_moves) return StateValue{found->value};
    const auto full = solver.solve(position, {true, false});
    if (!full) return {};
    if (full->value == Value::kUnknown) return StateValue{found->value};
    return StateValue{found->value, moves_found(position, *full)};
  }
  // What stands on the board needs no search.
  if (game.hand() >= 0) {
    if (!completions_of(game.rules(), position, game.hand()).empty()) return StateValue{Value::kWin};
  } else if (!safe_pieces(game.rules(), position)) {
    return StateValue{Value::kLoss, moves_of(game)};
  }
  return StateValue{};
}

inline std::optional<StateValue> value_of(const Game& game, SteppedSolver& solver, bool with_moves) {
  if (const Outcome outcome = game.outcome())
    return StateValue{!outcome.winner ? Value::kDraw : outcome.winner == 'A' ? Value::kWin : Value::kLoss};
  const std::vector<int> lines = callable_lines(game);
  if (!lines.empty()) {
    std::vector<Move> calls;
    for (const int line : lines) calls.push_back({Move::kCall, kLines[line]});
    return StateValue{Value::kWin, calls};
  }
  const bool is_open = !open_lines(game).empty();
  // The opponent may call as soon as it is their turn.
  if (game.hand() < 0 && is_open && !game.declined()) return StateValue{Value::kLoss, moves_of(game)};
  if (game.placed() == kSquares) return StateValue{Value::kDraw, moves_of(game)};
  if (game.hand() >= 0 && (is_open || game.refusals() >= kCallsATurn)) return value_by_placing(game, solver);
  return value_by_solving(game, solver, with_moves);
}

}  // namespace fourfold
