// The native core for the browser: games and exact values of every Quarto rule set, in the texts that all speak.
//
// Texts go through one buffer. The page writes a text there and passes its length; a function that answers with a text
// leaves it there and returns its length. Nothing is imported: no clock (a search ends by its number of nodes, or with
// the worker it runs in), no files, no threads.
//
//     start("classic+squares", 2)  →  the rules in canonical form, "" if they cannot be read
//     play("give 7")               →  "" if accepted, or the refusal's code, as Python's IllegalMove has it
#define FOURFOLD_NO_THREADS

#include <cstdlib>
#include <ctime>
#include <memory>

#include "notation.hpp"
#include "solver.hpp"

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
constexpr int kMostSeats = 32;
char buffer[kMostText];

struct Event {
  Game before;
  Move move;
  bool refused;
};

RuleSet rules;
int seats = 2;
Game game;
std::vector<Event> events;
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

// The teams alternate, partners rotate.
std::string seat_of(int turn) {
  std::string name(1, turn % 2 ? 'B' : 'A');
  const int partners = (seats + 1 - turn % 2) / 2;
  return seats == 2 ? name : name + std::to_string(turn / 2 % partners + 1);
}

std::string outcome_text() {
  const Outcome outcome = game.outcome();
  if (!outcome) return "";
  std::string text = outcome.winner ? std::string(1, outcome.winner) : "draw";
  return text.append(" (").append(outcome.why()).append(")");
}

// Plays (or counts as refused) and keeps the event if it was accepted.
Refusal take(Move move, bool refused) {
  const Game before = game;
  const Refusal refusal = refused ? game.refuse(move) : game.play(move);
  if (refusal == Refusal::kNone) events.push_back({before, move, refused});
  return refusal;
}

void begin(const Game& start) {
  game = start;
  events.clear();
}

}  // namespace

EXPORT(text) char* text() { return buffer; }
EXPORT(text_size) int text_size() { return kMostText; }

// A new game under these rules; the rules in canonical form, or "" and no change if there are none such.
EXPORT(start) int start(int length, int number_of_seats) {
  const auto found = read_rules(read(length));
  if (!found || number_of_seats < 2 || number_of_seats > kMostSeats) return 0;
  rules = *found;
  seats = number_of_seats;
  begin(Game(rules.game));
  return answer(print_rules(rules));
}

// The game stands at this position under the same rules, without a past; or the code of what is wrong with it.
EXPORT(set_up) int set_up(int length) {
  Game found(rules.game);
  const Text code = PositionReader(rules.game).read(read(length), found);
  if (code.empty()) begin(found);
  return answer(code);
}

// The legal moves, one a line; calls are never listed.
EXPORT(moves) int moves() {
  Move found[kSquares];
  std::string text;
  for (int i = 0, number = game.moves(found); i < number; ++i) text.append(print_move(found[i])).append("\n");
  return answer(text);
}

// Play a move. A refused one changes nothing.
EXPORT(play) int play(int length) {
  const auto move = read_move(read(length));
  return answer(move ? name(take(*move, false)) : "bad-move");
}

// Count a call that play refuses.
EXPORT(refuse) int refuse(int length) {
  const auto move = read_move(read(length));
  return answer(move ? name(take(*move, true)) : "bad-move");
}

// A call as people make it at the table: a false one is refused with its reason, and counted.
EXPORT(call) int call(int length) {
  const auto move = read_move(read(length));
  if (!move || move->kind != Move::kCall) return answer("bad-call");
  const Refusal refusal = take(*move, false);
  if (refusal != Refusal::kNone) take(*move, true);
  return answer(name(refusal));
}

// Take the last event back; 0 if there is none.
EXPORT(take_back) int take_back() {
  if (events.empty()) return 0;
  game = events.back().before;
  events.pop_back();
  return 1;
}

EXPORT(turn) int turn() { return game.turn(); }

// The seat to act; "" when the game is over.
EXPORT(to_act) int to_act() { return answer(game.outcome() ? "" : seat_of(game.turn())); }

// As Python prints it: "B (call)"; "" while the game is on.
EXPORT(outcome) int outcome() { return answer(outcome_text()); }

// The lines that won, one a line.
EXPORT(shown) int shown() {
  std::string text;
  for (LineSet rest = game.shown(); rest; rest &= rest - 1) {
    print_squares(text, kLines[std::countr_zero(rest)], "");
    text += '\n';
  }
  return answer(text);
}

// The position with the lines that can be called, and as a player may see it.
EXPORT(position) int position() { return answer(print_position(game)); }
EXPORT(view) int view() { return answer(print_position(game, false)); }

// The game as a record. One that began at a position has none.
EXPORT(record) int record() {
  if ((events.empty() ? game : events[0].before).turn() != 0) return 0;
  std::string text = "game: quarto\nrules: " + print_rules(rules) + "\n";
  if (seats > 2) {
    text += "seats:";
    for (int seat = 0; seat < seats; ++seat)
      text.append(seat % 2 ? " B" : " A").append(std::to_string(seat / 2 + 1));
    text += "\n";
  }
  if (game.outcome()) text.append("result: ").append(outcome_text()).append("\n");
  text += "\n";
  for (const Event& event : events) {
    text.append(seat_of(event.before.turn())).append(" ").append(print_move(event.move));
    text.append(event.refused ? " ?\n" : "\n");
  }
  return answer(text);
}

// The exact value for the player about to act, as in referee play: a line "win DISTANCE" (or draw, loss; unknown when the
// limit of nodes ended the search; the distance is 0 if not wanted), then the moves that keep it, one a line. "" when
// the game is over.
EXPORT(solve) int solve(double most_nodes, int megabytes, int with_moves, int with_distance) {
  if (game.outcome()) return 0;
  const auto memory = static_cast<std::size_t>(std::clamp(megabytes, 1, 1024));
  if (!solver || solver_rules != rules.game || solver_megabytes != memory) {
    solver.reset();
    solver_rules = rules.game;
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
  return static_cast<double>(play_random_games(rules.game, static_cast<unsigned>(std::max(number, 0)),
                                               static_cast<unsigned>(seed)));
}
