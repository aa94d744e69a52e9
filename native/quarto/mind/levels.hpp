// Seven Quarto players who play like people: exactly, on what they see.
//
// Lives here: the levels and their choices. Does not live here: how likely something is noticed (noticing.hpp).
//
// Each time a level looks at the board, it notices each threat or not. It takes a win that it sees, gives no piece that
// fits a threat it sees, and, late enough in the game, thinks ahead: of each move that would lose some turns later it finds
// that out or not. All else it draws by lot. So it hands over fatal pieces, completes lines without knowing, and misses
// lines of others, where a person would.
#pragma once

#include "bot_view.hpp"
#include "noticing.hpp"
#include "state_value.hpp"

namespace fourfold {

struct Level {
  int keenness;       // how well the level notices things, in hundredths of ease
  bool looks_ahead;   // whether the level looks, before placing, for a piece that can be given afterwards
  int horizon;        // the number of free squares with which thinking ahead begins
  int depth_percent;  // the chance to find what is wrong with a move, thinking ahead and seeing every threat
};

constexpr Level kLevels[] = {
    {30, false, 0, 0},  {120, false, 0, 0}, {210, true, 5, 40},        {300, true, 6, 60},
    {420, true, 8, 80}, {550, true, 9, 95}, {kSeesAll, true, 10, 100},
};

// The choice of one level in one position. The same view, seed and level give the same move.
class LevelChoice {
 public:
  LevelChoice(const Level& level, const BotView& view, Random random, SteppedSolver& solver)
      : level_(level),
        view_(view),
        look_{level.keenness, view.trail, view.placed()},
        random_(random),
        solver_(solver) {}

  // The move; nothing if the solver's step has ended.
  std::optional<Move> choose() {
    for (const int line : callable_lines(view_))
      if (happens(chance_to_call(line), random_)) return Move{Move::kCall, kLines[line]};
    if (view_.position.hand < 0 && view_.is_full()) return Move{Move::kDecline};
    there_ = threats_on(view_.rules, view_.position);
    seen_ = noticed(look_, there_, random_);
    return view_.position.hand < 0 ? give() : place();
  }

 private:
  // The chance that the level calls a line that may be called.
  Chance chance_to_call(int line) const {
    Chance misses = kCertain;
    for (unsigned rest = shared_on(view_.rules, view_.position, kLines[line]); rest; rest &= rest - 1)
      misses = both(misses, kCertain - chance_to_notice(look_, line, static_cast<Values>(rest & -rest), 0));
    if (view_.has_just_placed()) {
      // Did it place there because it saw the line, or by chance? A bot keeps no memory from one move to the next, so it
      // asks how likely either is: who sees a win always takes it, who does not takes any of the free squares.
      const Chance by_chance = misses / static_cast<unsigned>(view_.free_squares() + 1);
      misses = misses * by_chance / (kCertain - misses + by_chance);
    }
    return kCertain - misses;
  }

  std::optional<Move> place() {
    const int piece = view_.position.hand;
    Moves wins;
    for (const Threat& threat : seen_)
      if (threat.fits(piece)) wins.push_back(place_on(threat.square));
    if (!wins.empty()) return pick(wins, random_);
    Moves moves = moves_of(view_);
    if (level_.looks_ahead) {
      Moves leaving;
      for (const Move& move : moves)
        if (leaves_a_give(move.what)) leaving.push_back(move);
      if (!leaving.empty()) moves = leaving;
    }
    return pick_thinking_ahead(moves);
  }

  // Whether a piece can be given after placing on a square, as far as the level sees.
  bool leaves_a_give(int square) {
    const Position after = placed_at(view_.position, view_.position.hand, square);
    std::vector<std::uint8_t> trail = view_.trail;
    trail.push_back(static_cast<std::uint8_t>(square));
    const Look look{level_.keenness, trail, look_.placed + 1};
    Values danger = danger_of(noticed(look, threats_on(view_.rules, after, square), random_));
    for (const Threat& threat : seen_)
      if (threat.square != square) danger |= threat.value;
    const Pieces left = giveable_pieces(view_.rules, after);
    return !left || without_values(left, danger);
  }

  std::optional<Move> give() {
    const Pieces pieces = giveable_pieces(view_.rules, view_.position);
    if (const Pieces safe = without_values(pieces, danger_of(seen_))) return pick_thinking_ahead(gives_of(safe));
    // All is lost, as far as the level sees: the piece that fits the fewest threats may be overlooked.
    Moves best;
    int fewest = kSquares * kMostLines;
    for (const Move& move : gives_of(pieces)) {
      int fits = 0;
      for (const Threat& threat : seen_) fits += threat.fits(move.what);
      if (fits > fewest) continue;
      if (fits < fewest) best.clear();
      fewest = fits;
      best.push_back(move);
    }
    return pick(best, random_);
  }

  // Returns a random move among those that the level does not find wrong; among all moves if it finds all of them wrong.
  //
  // A level cannot reckon with what it does not see: a piece that fits an overlooked threat stays, no level thinks of a win
  // that it overlooks, and with threats overlooked all thinking is less reliable.
  std::optional<Move> pick_thinking_ahead(const Moves& moves) {
    const Values danger = danger_of(there_);
    const bool overlooks_a_win = view_.position.hand >= 0 && danger & kValuesOf[view_.position.hand];
    if (view_.free_squares() > level_.horizon || moves.size() < 2 || overlooks_a_win) return pick(moves, random_);
    const auto found = solver_.solve(view_.position, {true, false});
    if (!found) return {};
    if (found->value == Value::kUnknown) return pick(moves, random_);
    const Moves kept = moves_found(view_.position, *found);
    const Chance depth = chance_of_percent(level_.depth_percent) * (seen_.size() + 1) / (there_.size() + 1);
    Moves good;
    for (const Move& move : moves) {
      const bool is_kept = std::find(kept.begin(), kept.end(), move) != kept.end();
      const bool is_overlooked = move.kind == Move::kGive && kValuesOf[move.what] & danger;
      if (is_kept || is_overlooked || !happens(depth, random_)) good.push_back(move);
    }
    return pick(good.empty() ? moves : good, random_);
  }

  const Level level_;
  const BotView& view_;
  const Look look_;
  Random random_;
  SteppedSolver& solver_;
  std::vector<Threat> there_, seen_;
};

}  // namespace fourfold
