// A Quarto player who gives nothing away, and sets traps.
//
// Lives here: the choice among moves that keep the value. Does not live here: the values (search/solver.hpp).
//
// Where the value is proven, only moves that keep it are considered. Among those it takes the one after which a person errs
// most often: for each of the opponent's turns, a placement and a give, the solver says whether it gives value away, and
// noticing.hpp how likely a person plays it.
#pragma once

#include "bot_view.hpp"
#include "noticing.hpp"
#include "state_value.hpp"

namespace fourfold {

// A move and what it rests on.
struct Thought {
  Move move{};
  Value value = Value::kUnknown;                     // before the move, for the player about to act
  std::vector<std::pair<Move, Chance>> errors = {};  // for the moves considered, how likely a person then errs
};

class PerfectChoice {
 public:
  struct Options {
    bool sets_traps = true;   // otherwise the bot draws by lot among the moves that keep the value
    bool is_hurried = false;  // whether the caller gives up the search after some time
    bool holds_out = false;   // whether the bot loses as slowly as possible, instead of setting traps
  };

  PerfectChoice(const Rules& rules, const BotView& view, const Options& options, Solver& solver, SteppedSolver& stepped)
      : rules_(rules), view_(view), options_(options), solver_(solver), stepped_(stepped) {}

  // The move; nothing if the solver's step has ended. The next call begins again with the same random numbers.
  std::optional<Thought> think(Random random) {
    const std::vector<int> lines = callable_lines(view_);
    if (!lines.empty()) return Thought{{Move::kCall, kLines[lines[random.below(lines.size())]]}, Value::kWin};
    if (view_.position.hand < 0 && view_.is_full()) return Thought{{Move::kDecline}, Value::kDraw};
    const Moves wins = winning_places(view_);
    if (!wins.empty()) return Thought{pick(wins, random), Value::kWin};
    const auto found = solve_now();
    if (!found) return {};
    if (found->value == Value::kUnknown) return Thought{pick(careful_moves(view_), random), found->value};
    const Moves kept = moves_found(view_.position, *found);
    if (kept.size() == 1 || !options_.sets_traps) return Thought{pick(kept, random), found->value};
    if (found->value == Value::kWin) {
      if (view_.placed() < kFastestFrom || options_.is_hurried) return Thought{pick(kept, random), found->value};
      const auto fastest = by_length(kept, false);
      if (!fastest) return {};
      return Thought{pick(*fastest, random), found->value};
    }
    if (found->value == Value::kLoss && options_.holds_out) {
      const auto slowest = by_length(kept, true);
      if (!slowest) return {};
      return Thought{pick(*slowest, random), found->value};
    }
    if (view_.placed() < kTrapsFrom) return Thought{pick(careful_of(kept), random), found->value};
    worth_ = found->value;
    const auto errors = weigh(kept);
    if (!errors) return {};
    Moves best;
    Chance most = 0;
    for (const auto& [move, error] : *errors) most = std::max(most, error);
    for (const auto& [move, error] : *errors)
      if (error == most) best.push_back(move);
    return Thought{pick(best, random), found->value, *errors};
  }

 private:
  static constexpr int kFastestFrom =
      8;  // pieces placed from which the fastest win is looked for; before, that takes long
  static constexpr int kTrapsFrom = 6;   // pieces placed from which traps are set; before, nearly every reply is right
  static constexpr int kMaxTurns = 600;  // turns of the opponent that are weighed before a placement
  static constexpr int kKeenness = 250;  // the keenness that the opponent is believed to have
  static constexpr int kExactFromTurn =
      5;  // without openings, from this turn on (0 is the opening give) a search is short
  static constexpr std::uint64_t kEarlyNodes = 20'000;  // before that, nodes after which a search is given up
  static constexpr std::size_t kEarlyBytes = std::size_t{8} << 20;

  using Errors = std::vector<std::pair<Move, Chance>>;

  // The value and the moves that keep it; unknown if they take too long. An early search knows nothing yet, so that nothing
  // but the question decides whether there is an answer.
  std::optional<Answer> solve_now() {
    const int turn = view_.placed() + (view_.position.hand >= 0);
    if (options_.is_hurried || solver_.has_openings() || turn >= kExactFromTurn)
      return stepped_.solve(view_.position, {true, false});
    if (!early_)
      early_ = Solver::make(rules_, kEarlyBytes, 1)->solve(view_.position, {kEarlyNodes, 1e18}, {true, false}, nullptr);
    return early_;
  }

  // Of moves that are all decided, those after which the game is shortest, or longest.
  std::optional<Moves> by_length(const Moves& moves, bool is_longest) {
    Moves best;
    int turns = 0;
    for (const Move& move : moves) {
      Position after = view_.position;
      if (move.kind == Move::kGive) after.hand = static_cast<std::int8_t>(move.what);
      else after = placed_at(view_.position, view_.position.hand, move.what);
      const auto found = stepped_.solve(after, {false, true});
      if (!found) return {};
      const int gain = is_longest ? found->distance - turns : turns - found->distance;
      if (!best.empty() && gain < 0) continue;
      if (gain > 0) best.clear();
      turns = found->distance;
      best.push_back(move);
    }
    return best;
  }

  // Returns the moves after which the opponent cannot win at once; all moves if there is none.
  Moves careful_of(const Moves& moves) const {
    const Moves careful = careful_moves(view_);
    Moves kept;
    for (const Move& move : careful)
      if (std::find(moves.begin(), moves.end(), move) != moves.end()) kept.push_back(move);
    return kept.empty() ? moves : kept;
  }

  // For each of these moves, all of which keep the value, the chance of an error after it.
  std::optional<Errors> weigh(const Moves& moves) {
    if (view_.position.hand < 0) return after_gives(view_.position, view_.trail, moves);
    const auto turns =
        static_cast<std::size_t>(std::max(1, kMaxTurns / (static_cast<int>(moves.size()) * view_.free_squares())));
    Errors errors;
    for (const Move& move : moves) {
      const Position after = placed_at(view_.position, view_.position.hand, move.what);
      const auto found = stepped_.solve(after, {true, false});
      if (!found) return {};
      Moves gives = moves_found(after, *found);
      if (gives.size() > turns) gives.resize(turns);
      const auto weighed = after_gives(after, trail_with(view_.trail, move.what), gives);
      if (!weighed) return {};
      Chance most = 0;
      for (const auto& [give, error] : *weighed) most = std::max(most, error);
      errors.emplace_back(move, most);
    }
    return errors;
  }

  static std::vector<std::uint8_t> trail_with(std::vector<std::uint8_t> trail, int square) {
    trail.push_back(static_cast<std::uint8_t>(square));
    return trail;
  }

  // For each give, the chance that the opponent's turn gives value away.
  std::optional<Errors> after_gives(const Position& position, const std::vector<std::uint8_t>& trail,
                                    const Moves& gives) {
    const std::vector<Threat> there = threats_on(rules_, position);
    Errors errors;
    for (const Move& give : gives) {
      const auto error = error_after(position, give.what, trail, there);
      if (!error) return {};
      errors.emplace_back(give, *error);
    }
    return errors;
  }

  // The chance that a person who places this piece and gives another one errs.
  std::optional<Chance> error_after(const Position& position, int piece, const std::vector<std::uint8_t>& trail,
                                    const std::vector<Threat>& there) {
    const Look look{kKeenness, trail, placed_on(position)};
    Squares winning = 0;
    for (const Threat& threat : there)
      if (threat.fits(piece)) winning |= bit(threat.square);
    Chance total = 0, error = 0;
    for (int square = 0; square < kSquares; ++square) {
      if (position.board[square] >= 0 || winning & bit(square)) continue;
      const auto turn = turn_at(placed_at(position, piece, square), trail_with(trail, square));
      if (!turn) return {};
      total += turn->readiness;
      error += both(turn->readiness, turn->wrong);
    }
    if (!total) return Chance{0};
    return both(chance_to_overlook(look, there, piece), error * kCertain / total);
  }

  struct Turn {
    Chance readiness;  // how readily a person leaves this board
    Chance wrong;      // the chance that this, or what they then give, is an error
  };

  std::optional<Turn> turn_at(const Position& position, const std::vector<std::uint8_t>& trail) {
    const auto found = stepped_.solve(position, {true, false});
    if (!found) return {};
    const Look look{kKeenness, trail, placed_on(position)};
    const std::vector<Threat> there = threats_on(rules_, position);
    Pieces kept = 0;
    for (const int piece : found->moves) kept |= static_cast<Pieces>(1u << piece);
    Chance total = 0, wrong = 0;
    for (Pieces rest = giveable_pieces(rules_, position); rest; rest &= rest - 1) {
      const Chance weight = chance_to_overlook(look, there, std::countr_zero(rest));
      total += weight;
      if (!(rest & -rest & kept)) wrong += weight;
    }
    const Chance readiness = std::min(kCertain, total);
    // Nothing is claimed of what was given up.
    if (found->value == Value::kUnknown) return Turn{readiness, 0};
    if (found->value < opposite(worth_)) return Turn{readiness, kCertain};
    return Turn{readiness, total ? wrong * kCertain / total : 0};
  }

  const Rules rules_;
  const BotView& view_;
  const Options options_;
  Solver& solver_;
  SteppedSolver& stepped_;
  std::optional<Answer> early_;
  Value worth_ = Value::kUnknown;  // of the position, for the player about to act
};

}  // namespace fourfold
