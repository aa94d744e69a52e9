// The native core for the browser: games and exact values of every Quarto rule set, in the texts that all speak.
//
// Texts go through one buffer. The page writes a text there and passes its length; a function that answers with a text
// leaves it there and returns its length. Nothing is imported: no clock (a search ends by its number of nodes, or with
// the worker it runs in), no files, no threads.
//
//     start("classic+squares", 2)  →  the rules in canonical form, "" if they cannot be read
//     play("A give 7")             →  "" if accepted, or the refusal in JSON: a code and what its sentence names
//     view()                       →  what the seat to act may know, in JSON as servers send it
#define FOURFOLD_NO_THREADS

#include <cstdlib>
#include <ctime>
#include <memory>

#include "quarto/game.hpp"
#include "quarto/random_games.hpp"
#include "search/solver.hpp"

// The board and the search must be fast; the rest travels to every browser and should be small.
#pragma clang attribute push(__attribute__((minsize)), apply_to = function)
#include "quarto/symmetric_moves.hpp"
#include "quarto/match.hpp"

#define EXPORT(name) extern "C" __attribute__((export_name(#name)))

// What the libraries would import or cannot do here. Whatever throws ends the instance.
extern "C" int clock_gettime(clockid_t, timespec* now) {
  *now = {};
  return 0;
}
extern "C" void* __cxa_allocate_exception(std::size_t) noexcept { std::abort(); }
extern "C" void __cxa_throw(void*, void*, void (*)(void*)) { std::abort(); }

using namespace fourfold;

namespace {

constexpr int kMostText = 1 << 16;
char buffer[kMostText];

Match match;
std::unique_ptr<Solver> solver;
Rules solver_rules;
std::size_t solver_megabytes = 0;
double searched = 0;
std::string offered;  // an opening table on its way in
std::shared_ptr<const Openings> values_known, wins_known;  // the last ones that were whole

Text read(int length) { return {buffer, static_cast<std::size_t>(std::clamp(length, 0, kMostText))}; }

int answer(Text text) {
  const std::size_t length = std::min<std::size_t>(text.size(), kMostText);
  std::memcpy(buffer, text.data(), length);
  return static_cast<int>(length);
}

int answer_lines(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text.append(line).append("\n");
  return answer(text);
}

}  // namespace

EXPORT(text) char* text() { return buffer; }
EXPORT(text_size) int text_size() { return kMostText; }

// A new game under these rules; the rules in canonical form, or "" and no change if there are none such.
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

// A move as people try it at the table: the event that came of it, if one did, and the refusal, if it was. A false call
// has both.
EXPORT(attempt) int attempt(int length) {
  const Match::Attempt found = match.attempt(read(length));
  JsonObject answered;
  answered.add_or_null("event", found.event);
  answered.add_json("refusal", found.refusal ? found.refusal.json() : "null");
  return answer(answered.json());
}

// Take the last event back; 0 if there is none.
EXPORT(take_back) int take_back() { return match.take_back(); }

// What the seat to act may know.
EXPORT(view) int view() { return answer(match.view()); }

// The legal moves, one a line; calls are never listed.
EXPORT(moves) int moves() { return answer_lines(match.moves()); }

// The same, those that come to the same together on a line, with commas between them.
EXPORT(alike) int alike() {
  std::vector<std::string> lines;
  for (const auto& moves : alike_moves(match.game())) {
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

// The lines of pieces that share something counted, one a line, whether they can be called or not.
EXPORT(standing_lines) int standing_lines() { return answer_lines(match.standing_lines()); }

// The counted values that the pieces of "a1b1c1d1" share, one a line.
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
// limit of nodes ended the search; the distance is 0 if not wanted), then the moves that keep it, one a line. "" when
// the game is over.
EXPORT(solve) int solve(double most_nodes, int megabytes, int with_moves, int with_distance) {
  const Game& game = match.game();
  if (game.outcome()) return 0;
  const auto memory = static_cast<std::size_t>(std::clamp(megabytes, 1, 1024));
  if (!solver || solver_rules != match.rules().game || solver_megabytes != memory) {
    solver.reset();
    solver_rules = match.rules().game;
    solver_megabytes = memory;
    solver = Solver::make(solver_rules, memory << 20, 1);
  }
  for (const auto& openings : {values_known, wins_known})
    if (openings && openings->suits(solver_rules)) solver->use(openings);
  Position position;
  for (int square = 0; square < kSquares; ++square)
    position.board[square] = static_cast<std::int8_t>(game.piece_on(square));
  position.hand = static_cast<std::int8_t>(game.hand());
  Limits limits;
  if (most_nodes > 0 && most_nodes < 1e18) limits.nodes = static_cast<std::uint64_t>(most_nodes);
  const Answer found = solver->solve(position, limits, {with_moves != 0, with_distance != 0}, nullptr);
  searched = static_cast<double>(found.nodes);
  constexpr Text kNames[] = {"loss", "draw", "win", "unknown"};
  std::string text(kNames[static_cast<int>(found.value) + 1]);
  text.append(" ").append(std::to_string(found.distance)).append("\n");
  const Move::Kind kind = game.hand() < 0 ? Move::kGive : Move::kPlace;
  for (const int what : found.moves) text.append(print_move({kind, static_cast<std::uint16_t>(what)})).append("\n");
  return answer(text);
}

// The name of the opening table that serves these rules, "" if they can have none. Rules that only names set apart have
// one: two whole traits are two whole traits. An owned colour is no trait like the others.
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

// Room for the bytes of an opening table; then, once they are there, use it for the rules that it is of. 0 if they are
// none.
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

// How many nodes the last search took.
EXPORT(nodes) double nodes() { return searched; }

// Random games in the current rules, to see how fast this machine is.
EXPORT(random_games) double random_games(int number, int seed) {
  return static_cast<double>(play_random_games(match.rules().game, static_cast<unsigned>(std::max(number, 0)),
                                               static_cast<unsigned>(seed)));
}

#pragma clang attribute pop
