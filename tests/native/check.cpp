// The native core by itself, so that sanitisers and other compilers can look at it.
//
//   check nodes < POSITIONS     nodes of a single-threaded search, one line a position
//   check fuzz NUMBER SEED     so many random rules, positions, limits, texts and games; the same question must get the same answer
//   check cancel NUMBER SEED    so many searches, each cancelled somewhere
//   check choices < QUESTIONS   the moves of bots; a question is "RULES;SEATS;BOT;HIGH;LOW;EVENT,EVENT,…", where 2^32 HIGH +
//                               LOW is the seed
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <random>
#include <string>

#include "../../native/quarto/mind/analysis.hpp"
#include "../../native/quarto/mind/bots.hpp"
#include "check_program.hpp"

using namespace fourfold;

namespace {

Rules random_rules(Dice& random) {
  static constexpr Values kUsual[] = {0xFF, 0x03, 0x0F, 0x3F, 0x55, 0x01};
  const auto counted = below(random, 2) ? kUsual[below(random, 6)] : static_cast<Values>(1 + below(random, 255));
  return {counted, below(random, 2) != 0, static_cast<Owned>(below(random, 3))};
}

// Any pieces anywhere, whether play leads there or not, but as many of each colour as owners would have placed.
Position random_position(Dice& random, const Rules& rules, int placed) {
  Position position;
  std::memset(position.board, -1, sizeof position.board);
  Pieces left = 0xFFFF;
  const auto take = [&](int number) {
    const Pieces giveable = rules.giveable(left, number);
    int piece;
    do piece = below(random, 16);
    while (!(giveable >> piece & 1));
    left &= static_cast<Pieces>(~(1u << piece));
    return static_cast<std::int8_t>(piece);
  };
  for (int number = 0; number < placed; ++number) {
    int square;
    do square = below(random, 16);
    while (position.board[square] >= 0);
    position.board[square] = take(number);
  }
  if (placed < 16 && below(random, 2)) position.hand = take(placed);
  return position;
}

std::string random_text(Dice& random) {
  static constexpr std::string_view kPieces[] = {"classic", "danish", "mushrooms", "+squares", "+referee", "+traits:", "colour",
                                                 ",", "+values:", "dark", "..../", "....", "0123/", "4567/", "89ab/",
                                                 "cdef", " -", " a", " ", "place ", "give ", "call ", "a1", "d4", "+expiry:2"};
  std::string text;
  for (int parts = below(random, 9); parts > 0; --parts)
    if (below(random, 8))
      text += kPieces[below(random, std::size(kPieces))];
    else
      text += static_cast<char>(below(random, 256));
  return text;
}

// Texts, tables and moves that nobody should send.
void fuzz_texts(Dice& random) {
  const std::string text = random_text(random);
  read_move(text);
  if (const auto rules = read_rules(text); rules && !read_rules(print_rules(*rules))) fail("cannot read back " + text);
  const Rules rules = random_rules(random);
  Game game({rules, below(random, 2) != 0, below(random, 2) != 0, 1 + below(random, 2)});
  PositionReader(game.rules()).read(random_text(random), game);
  for (int number = 0; number < 60; ++number) {
    const Move move = Move::of(static_cast<std::int32_t>(random() & 0x3FFFF));
    if (below(random, 4)) {
      Move moves[kSquares];
      const int found = game.moves(moves);
      if (found) game.play(moves[below(random, found)]);
    } else {
      below(random, 2) ? game.play(move) : game.refuse(move);
    }
  }
  std::string table = below(random, 2) ? "FFO1" : "FFW1";
  for (int size = below(random, 60); size > 0; --size) table += static_cast<char>(below(random, 4) ? 0 : random());
  try {
    Openings openings(table);
    openings.value({random(), static_cast<std::uint16_t>(random())});
    openings.is_won({random(), static_cast<std::uint16_t>(random())});
  } catch (const std::invalid_argument&) {
  }
}

// People who say anything; what came of it can be played again, and taken back.
void fuzz_match(Dice& random) {
  const GameRules rules{random_rules(random), below(random, 2) != 0, below(random, 2) != 0, 1 + below(random, 2)};
  const int seats = 2 + below(random, kMostSeats - 1);
  Match match({rules}, seats);
  const std::string start = match.view();
  std::vector<std::string> events;
  static constexpr std::string_view kSaid[] = {"A1 ", "B ", "C ", "resign", "offer draw", "accept", "flag", "abandon", "call a1 b1 c1 d1", " ?"};
  while (!match.game().outcome() && events.size() < 200) {
    const auto moves = match.moves();
    std::string said = below(random, 3) ? moves[below(random, static_cast<int>(moves.size()))] : random_text(random);
    if (!below(random, 8)) said.insert(0, kSaid[below(random, std::size(kSaid))]);
    if (!below(random, 8)) said = match.to_act() + " " + std::string(kSaid[below(random, std::size(kSaid))]);
    const Match::Attempt attempt = match.attempt(said);
    if (attempt.event.empty() != static_cast<bool>(attempt.refusal) && !attempt.event.ends_with(" ?")) fail("heard " + said);
    if (!attempt.event.empty()) events.push_back(attempt.event);
    if (match.calls().size() > match.open_lines().size()) fail("a call without a line after " + said);
  }
  Match again({rules}, seats);
  for (const std::string& event : events)
    if (const Refusal wrong = again.play(event)) fail(event + " is refused: " + wrong.json());
  if (again.view() != match.view() || again.record() != match.record()) fail("expected the same game again");
  while (match.take_back()) {
  }
  if (match.view() != start) fail("expected to be back at the start");
  match.set_up(random_text(random));
}

void fuzz_search(Dice& random) {
  const Rules rules = random_rules(random);
  const Position position = random_position(random, rules, below(random, 4) ? 6 + below(random, 11) : below(random, 17));
  const auto quick = Solver::make(rules, std::size_t{1} << below(random, 25), 1 + below(random, 3));
  const auto careful = Solver::make(rules, std::size_t{32} << 20, 1);
  const auto ask = [&](Solver& solver, std::uint64_t nodes, double seconds, bool cancel) {
    const Wishes wishes{below(random, 2) != 0, below(random, 8) == 0};
    return solver.solve(position, {nodes, seconds}, wishes, [&](std::uint64_t, double) { return cancel && below(random, 4) == 0; });
  };
  const Value first = ask(*careful, 300'000, 5, false).value;
  for (int again = 0; again < 3; ++again) {
    const Value value = ask(*quick, below(random, 2) ? below(random, 20'000) : 300'000,
                            below(random, 4) ? 5 : 1e-4, below(random, 4) == 0).value;
    if (first != Value::kUnknown && value != Value::kUnknown && value != first) fail("two values of one position");
  }
}

// Whoever is asked in steps of any size answers the same.
void fuzz_thoughts(Dice& random) {
  const GameRules rules{random_rules(random), below(random, 2) != 0, false, 1 + below(random, 2)};
  Match match({rules});
  static constexpr std::string_view kBots[] = {"greedy", "level1", "level4", "level7", "perfect", "shuffling"};
  const auto solver = Solver::make(rules, std::size_t{8} << 20, 1);
  for (int turn = 0; turn < 60 && !match.game().outcome(); ++turn) {
    const Bot bot = *bot_named(match.game().placed() < 8 ? "greedy" : kBots[below(random, std::size(kBots))]);
    const std::uint64_t seed = random();
    BotChoice whole(bot, BotView::of(match), seed, *solver), slow(bot, BotView::of(match), seed, *solver);
    while (!whole.step()) {
    }
    for (int steps = 0; !slow.step(20'000 + random() % 50'000); ++steps)
      if (steps == 10'000) fail("expected an end");
    if (whole.thought().move != slow.thought().move) fail("expected the same move in small steps");
    if (!below(random, 6)) match.attempt("call a1 b1 c1 d1");
    if (match.game().outcome()) break;
    if (const Refusal wrong = match.play(print_move(whole.thought().move))) fail("a bot is refused: " + wrong.json());
  }
  Analysis whole(match, *solver, 20'000), slow(match, *solver, 20'000);
  if (below(random, 4) == 0) slow.give_up();
  while (!whole.step()) {
  }
  while (!slow.step(20'000 + random() % 50'000)) {
  }
  for (int number = 0; number < whole.events(); ++number) whole.note(number), slow.note(number);
}

void fuzz(int number, std::uint64_t seed) {
  Dice random(seed);
  for (int round = 0; round < number; ++round) {
    fuzz_search(random);
    for (int text = 0; text < 20; ++text) fuzz_texts(random);
    fuzz_match(random);
    if (!below(random, 4)) fuzz_thoughts(random);
  }
  std::printf("%d positions, %d texts\n", number, 20 * number);
}

void cancel(int number, std::uint64_t seed) {
  Dice random(seed);
  int cancelled = 0;
  std::unique_ptr<Solver> solver;
  for (int i = 0; i < number; ++i) {
    if (i % 10 == 0) solver = Solver::make({0xFF, i % 20 == 0}, std::size_t{16} << 20, 1 + i / 10 % 3);
    const Position position = random_position(random, {}, below(random, 3));
    int calls = 1 + below(random, 4);
    const Answer answer = solver->solve(position, {}, {}, [&](std::uint64_t, double) { return --calls <= 0; });
    cancelled += answer.value == Value::kUnknown && answer.moves.empty();
  }
  std::printf("%d cancelled\n", cancelled);
}

void choices() {
  std::unique_ptr<Solver> solver;
  RuleSet rules;
  for (std::string line; std::getline(std::cin, line);) {
    const auto fields = split(line, ';');
    const auto read = fields.size() == 6 ? read_rules(fields[0]) : std::nullopt;
    const auto bot = read ? bot_named(fields[2]) : std::nullopt;
    if (!bot) fail("expected a question, got " + line);
    if (!solver || read->game != rules.game) solver = Solver::make((rules = *read).game, std::size_t{64} << 20, 1);
    Match match(rules, std::atoi(std::string(fields[1]).c_str()));
    for (const auto event : split(fields[5], ','))
      if (const Refusal wrong = event.empty() ? Refusal() : match.play(event)) fail(wrong.json());
    const auto number = [&](int at) { return std::strtoull(std::string(fields[at]).c_str(), nullptr, 10); };
    BotChoice choice(*bot, BotView::of(match), number(3) << 32 | number(4), *solver);
    while (!choice.step()) {
    }
    std::printf("%s\n", print_move(choice.thought().move).c_str());
  }
}

void nodes() {
  Game game({{}, true, false, 1});
  for (std::string text; std::getline(std::cin, text);) {
    if (PositionReader(game.rules()).read(text, game)) fail("expected a position, got " + text);
    Position position;
    for (int square = 0; square < kSquares; ++square) position.board[square] = static_cast<std::int8_t>(game.piece_on(square));
    position.hand = static_cast<std::int8_t>(game.hand());
    const Answer answer = Solver::make({}, std::size_t{512} << 20, 1)->solve(position, {}, {false, false}, nullptr);
    std::printf("%d %llu\n", static_cast<int>(answer.value), static_cast<unsigned long long>(answer.nodes));
  }
}

}  // namespace

int main(int count, char** words) {
  const std::string_view what = count > 1 ? words[1] : "";
  if (what == "nodes" && count == 2)
    nodes();
  else if (what == "fuzz" && count == 4)
    fuzz(std::atoi(words[2]), std::strtoull(words[3], nullptr, 10));
  else if (what == "cancel" && count == 4)
    cancel(std::atoi(words[2]), std::strtoull(words[3], nullptr, 10));
  else if (what == "choices" && count == 2)
    choices();
  else
    fail("expected nodes, fuzz NUMBER SEED, cancel NUMBER SEED or choices");
}
