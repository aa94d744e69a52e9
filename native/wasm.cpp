// The native core for the browser: games and exact values of every Quarto rule set, in the texts that all speak.
//
// Texts go through one buffer (wasm_text.hpp). Nothing is imported: no clock (a search ends by its number of nodes, or with
// the worker it runs in), no files, no threads.
//
//     start("classic+squares", 2)  →  the rules in canonical form, "" if they cannot be read
//     play("A give 7")             →  "" if accepted, or the refusal in JSON: a code and what its sentence names
//     view()                       →  what the seat to act may know, in JSON as servers send it
//
// What takes a search is begun, then goes on in steps, between which the page may drop it, and is read when it is done:
//
//     begin_notes(), step(), …, step() = 1, found(0), found(1), …   →  notes on the events of the game
#define FOURFOLD_NO_THREADS

#include <memory>

#include "quarto/rules/game.hpp"
#include "quarto/rules/random_games.hpp"
#include "quarto/search/solver.hpp"

// The board and the search must be fast; all else should be small, because every browser loads it.
#pragma clang attribute push(__attribute__((minsize)), apply_to = function)
#include "quarto/mind/analysis.hpp"
#include "quarto/mind/bots.hpp"
#include "quarto/mind/move_values.hpp"
#include "quarto/rules/match.hpp"
#include "quarto/rules/symmetric_moves.hpp"
#include "wasm_text.hpp"

using namespace fourfold;

namespace {

constexpr std::size_t kMegabytes = 64;
constexpr std::uint64_t kMaxQuestionNodes = 60'000'000;  // after which a position stays unknown
constexpr std::uint64_t kMaxBotNodes = 12'000'000;       // the same for a bot, for whom people wait

// A thought that is under way.
class Task {
 public:
  virtual ~Task() = default;
  virtual bool step() = 0;
  // The part of the work that is done, from 0 to 1, where that can be said.
  virtual double part() const { return 0; }
  virtual std::string found(int number) const = 0;
};

class NotesTask final : public Task {
 public:
  explicit NotesTask(const Match& match, Solver& solver) : analysis_(match, solver, kMaxQuestionNodes) {}
  bool step() override { return analysis_.step(); }
  double part() const override { return static_cast<double>(analysis_.states_known()) / analysis_.states(); }
  std::string found(int number) const override {
    return number >= 0 && number < analysis_.events() ? analysis_.note(number) : "";
  }

 private:
  Analysis analysis_;
};

class PositionTask final : public Task {
 public:
  PositionTask(const Game& game, Solver& solver) : value_(game, solver, kMaxQuestionNodes) {}
  bool step() override { return value_.step(); }
  std::string found(int) const override { return value_.json(); }

 private:
  PositionValue value_;
};

class MovesTask final : public Task {
 public:
  MovesTask(const Game& game, Solver& solver) : values_(game, solver, kMaxQuestionNodes) {}
  bool step() override { return values_.step(); }
  std::string found(int number) const override {
    return number >= 0 && number < values_.count() ? values_.json(number) : "";
  }

 private:
  MoveValues values_;
};

class BotTask final : public Task {
 public:
  BotTask(const Bot& bot, const Match& match, std::uint64_t seed, Solver& solver)
      : choice_(bot, BotView::of(match), seed, solver, kMaxBotNodes) {}
  bool step() override { return choice_.step(); }
  std::string found(int) const override { return print_move(choice_.thought().move); }

 private:
  BotChoice choice_;
};

Match match;
std::unique_ptr<Task> task;  // refers to the solver, so it goes first
std::unique_ptr<Solver> solver;
Rules solver_rules;
std::size_t solver_megabytes = 0;
double searched = 0;
std::string offered;  // the bytes of an opening table that the page is about to write
std::shared_ptr<const Openings> values_known, wins_known;  // the opening tables in use

// The solver of the rules of the game, which remembers what it has seen as long as they stay the same.
Solver& solver_of_match(std::size_t megabytes = kMegabytes) {
  if (!solver || solver_rules != match.rules().game || solver_megabytes != megabytes) {
    task.reset();
    solver.reset();
    solver_rules = match.rules().game;
    solver_megabytes = megabytes;
    solver = Solver::make(solver_rules, megabytes << 20, 1);
  }
  for (const auto& openings : {values_known, wins_known})
    if (openings && openings->suits(solver_rules)) solver->use(openings);
  return *solver;
}

template <typename Kind, typename... Arguments>
int begin(const Arguments&... arguments) {
  task.reset();
  task = std::make_unique<Kind>(arguments..., solver_of_match());
  return 1;
}

int answer_lines(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text.append(line).append("\n");
  return answer(text);
}

}  // namespace

// Begin a game under these rules; the rules in canonical form, or "" and no change if they cannot be read.
EXPORT(start) int start(int length, int number_of_seats) {
  const auto found = read_rules(read(length));
  if (!found || number_of_seats < 2 || number_of_seats > kMostSeats) return 0;
  match = Match(*found, number_of_seats);
  return answer(print_rules(*found));
}

// The game stands at this position under the same rules, without a past; "", or what is wrong with it.
EXPORT(set_up) int set_up(int length) { return answer(match.set_up(read(length)).json()); }

// One event of a record; "", or why it is refused: then nothing has changed.
EXPORT(play) int play(int length) { return answer(match.play(read(length)).json()); }

// Try a move as people do at the table: the event that came of it and the refusal, either of which may be null. A false
// call has both.
EXPORT(attempt) int attempt(int length) { return answer_attempt(match.attempt(read(length))); }

// Take the last event back; 0 if there is none.
EXPORT(take_back) int take_back() { return match.take_back(); }

// What the seat to act may know.
EXPORT(view) int view() { return answer(match.view()); }

// The legal moves, one per line; calls are never listed.
EXPORT(moves) int moves() { return answer_lines(match.moves()); }

// The legal moves, symmetric ones together on a line, with commas between them.
EXPORT(symmetric_moves) int symmetric_moves() {
  std::vector<std::string> lines;
  for (const auto& moves : symmetric_moves(match.game())) {
    std::string& line = lines.emplace_back();
    for (const Move& move : moves) line.append(line.empty() ? "" : ",").append(print_move(move));
  }
  return answer_lines(lines);
}

// What nobody is told during a game: the position with the lines that can be called, these lines, and the calls that
// are right just now.
EXPORT(position) int position() { return answer(print_position(match.game())); }
EXPORT(open_lines) int open_lines() { return answer_lines(match.open_lines()); }
EXPORT(calls) int calls() { return answer_lines(match.calls()); }

// The lines whose four pieces share a counted value, one per line of text, whether they can be called or not.
EXPORT(standing_lines) int standing_lines() { return answer_lines(match.standing_lines()); }

// The counted values that the pieces of "a1b1c1d1" share, one per line.
EXPORT(shared) int shared(int length) {
  const Text text = read(length);
  Squares line = 0;
  for (std::size_t at = 0; at < text.size(); at += 2) {
    const int square = read_square(text.substr(at, 2));
    if (square < 0) return 0;
    line |= bit(square);
  }
  return answer_lines(match.shared(line));
}

// The game as a record; "" if it began at a position.
EXPORT(record) int record() { return answer(match.record()); }

// The exact value for the player about to act, as in referee play: a line "win DISTANCE" (or draw, loss; unknown when the
// limit of nodes ended the search; the distance is 0 if not wanted), then the moves that keep the value, one per line. ""
// when the game is over.
EXPORT(solve) int solve(double most_nodes, int megabytes, int with_moves, int with_distance) {
  const Game& game = match.game();
  if (game.outcome()) return 0;
  const Position position = position_of(game);
  Limits limits;
  if (most_nodes > 0 && most_nodes < 1e18) limits.nodes = static_cast<std::uint64_t>(most_nodes);
  const Wishes wishes{with_moves != 0, with_distance != 0};
  const auto memory = static_cast<std::size_t>(std::clamp(megabytes, 1, 1024));
  const Answer found = solver_of_match(memory).solve(position, limits, wishes, nullptr);
  searched = static_cast<double>(found.nodes);
  std::string text(name(found.value));
  text.append(" ").append(std::to_string(found.distance)).append("\n");
  for (const Move& move : moves_found(position, found)) text.append(print_move(move)).append("\n");
  return answer(text);
}

// What stands on the board without a search, in JSON: safe gives, squares that complete a line, right calls.
EXPORT(hints) int hints() { return answer(print_hints(match.game())); }

// Begin a thought about the game as it stands; the one before is dropped. 0 if there is nothing to think about.
EXPORT(begin_notes) int begin_notes() { return begin<NotesTask>(match); }
EXPORT(begin_value) int begin_value() { return !match.game().outcome() && begin<PositionTask>(match.game()); }
EXPORT(begin_values) int begin_values() { return !match.game().outcome() && begin<MovesTask>(match.game()); }
// The move of the bot of this name; the two numbers are its seed.
EXPORT(begin_choice) int begin_choice(int length, int high, int low) {
  const auto bot = bot_named(read(length));
  if (!bot || match.game().outcome()) return 0;
  return begin<BotTask>(*bot, match, seed_of(high, low));
}

// Go on with what was begun; 1 once it is done. A step takes a fraction of a second.
EXPORT(step) int step() { return !task || task->step(); }
EXPORT(part) double part() { return task ? task->part() : 0; }
// What was found: a note, the value, a choice or the move. Of choices some can be read before all are known.
EXPORT(found) int found(int number) { return task ? answer(task->found(number)) : 0; }

// The name of the opening table for these rules, "" if they can have none. Rules that differ only in which whole traits
// count share a table. An owned colour is no trait like the others.
EXPORT(openings) int openings() {
  const Rules& rules = match.rules().game;
  if (!Openings::whole_traits(rules.counted)) return 0;
  const bool owned = rules.owned != Owned::kFree;
  const int kept = owned ? 2 : 0, others = std::popcount(static_cast<unsigned>(rules.counted >> kept));
  RuleSet named;
  named.preset = owned ? kDanish : 0;
  named.game.owned = owned ? Owned::kLight : Owned::kFree;
  named.game.squares = rules.squares;
  named.game.counted = static_cast<Values>((rules.counted & ((1 << kept) - 1)) | ((1 << others) - 1) << kept);
  return answer(print_rules(named));
}

// Memory for the bytes of an opening table, which the page writes there. `use_openings` then uses the table for the rules
// that it was built for; 0 if the bytes are no opening table.
EXPORT(room) char* room(int bytes) {
  offered.assign(static_cast<std::size_t>(std::clamp(bytes, 0, 1 << 24)), '\0');
  return offered.data();
}
EXPORT(use_openings) int use_openings() {
  if (!Openings::is_whole(offered)) return 0;
  const auto openings = std::make_shared<const Openings>(std::move(offered));
  (openings->kind() == Openings::Kind::kValues ? values_known : wins_known) = openings;
  return 1;
}

// The number of nodes of the last search by `solve`.
EXPORT(nodes) double nodes() { return searched; }

// Play random games under the current rules, to measure the speed of this machine; the number of placements.
EXPORT(random_games) double random_games(int number, int seed) {
  return static_cast<double>(
      play_random_games(match.rules().game, static_cast<unsigned>(std::max(number, 0)), static_cast<unsigned>(seed)));
}

#pragma clang attribute pop
