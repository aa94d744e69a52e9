// What a bot knows: what the seat to act may know, and nothing of what can still be called (Q5).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "../rules/match.hpp"
#include "../../core/random.hpp"
#include "hints.hpp"

namespace fourfold {

struct BotView {
  GameRules rules;
  Position position;
  std::vector<std::uint8_t> trail;  // the squares in the order in which they were filled, as far as that is known
  int refusals = 0;                 // false calls in this turn
  bool is_last_say = false;         // whether the board is full and the placer of the last piece has declined

  static BotView of(const Match& match) {
    const Game& game = match.game();
    return {game.rules(), position_of(game), match.trail(), game.refusals(), game.declined()};
  }

  int placed() const { return placed_on(position); }
  int free_squares() const { return kSquares - placed(); }
  bool is_full() const { return placed() == kSquares; }
  // Whether the seat to act placed the last piece; otherwise the other team did.
  bool has_just_placed() const { return position.hand < 0 && !is_last_say; }
};

using Moves = std::vector<Move>;

// Returns a random move; all moves are equally likely.
inline Move pick(const Moves& moves, Random& random) { return moves[random.below(moves.size())]; }

inline Move give_of(int piece) { return {Move::kGive, static_cast<std::uint16_t>(piece)}; }
inline Move place_on(int square) { return {Move::kPlace, static_cast<std::uint16_t>(square)}; }

inline Moves gives_of(Pieces pieces) {
  Moves gives;
  for (; pieces; pieces &= pieces - 1) gives.push_back(give_of(std::countr_zero(pieces)));
  return gives;
}

// The legal moves, calls excepted.
inline Moves moves_of(const BotView& view) {
  if (view.position.hand < 0) {
    if (view.is_full()) return {{Move::kDecline}};
    return gives_of(giveable_pieces(view.rules, view.position));
  }
  Moves places;
  for (int square = 0; square < kSquares; ++square)
    if (view.position.board[square] < 0) places.push_back(place_on(square));
  return places;
}

// The lines that the seat to act may call now, as an attentive player would know them. A line is as old as the newest of
// its pieces, so the last squares of the trail tell. Nobody calls again in a turn in which a call was refused.
inline std::vector<int> callable_lines(const BotView& view) {
  if (view.rules.referee || view.refusals) return {};
  const std::size_t newest = std::min<std::size_t>(view.has_just_placed() ? 1 : view.rules.expiry, view.trail.size());
  Squares fresh = 0;
  for (std::size_t ago = 1; ago <= newest; ++ago) fresh |= bit(view.trail[view.trail.size() - ago]);
  std::vector<int> lines;
  for (int line = 0; line < line_count(view.rules.squares); ++line)
    if (kLines[line] & fresh && shared_on(view.rules, view.position, kLines[line])) lines.push_back(line);
  return lines;
}

// The squares on which the piece in hand completes a line.
inline Moves winning_places(const BotView& view) {
  Moves places;
  if (view.position.hand < 0) return places;
  for (const Completion& made : completions_of(view.rules, view.position, view.position.hand))
    if (places.empty() || places.back().what != made.square) places.push_back(place_on(made.square));
  return places;
}

// Moves that lose nothing at once: a safe piece, or a square that leaves the most safe pieces.
inline Moves careful_moves(const BotView& view) {
  const Moves moves = moves_of(view);
  if (view.position.hand < 0) {
    const Pieces safe = safe_pieces(view.rules, view.position);
    return safe ? gives_of(safe) : moves;
  }
  Moves best;
  int most = -1;
  for (const Move& move : moves) {
    const Position after = placed_at(view.position, view.position.hand, move.what);
    const int safe = std::popcount(safe_pieces(view.rules, after));
    if (safe < most) continue;
    if (safe > most) best.clear();
    most = safe;
    best.push_back(move);
  }
  return best;
}

}  // namespace fourfold
