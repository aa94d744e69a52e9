// Native Quartino by itself, so that sanitisers and other compilers can look at it.
//
//   check_quartino fuzz NUMBER SEED    this number of random matches and games, and 20 texts for each, right and wrong
//   check_quartino moves               the moves of random games, by rules and seats: the same from every compiler
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>

#include "../../native/quartino/rules/random_games.hpp"
#include "../../native/quartino/rules/view.hpp"
#include "check_program.hpp"

using namespace fourfold;
using namespace fourfold::quartino;

namespace {

std::string random_text(Dice& random) {
  static constexpr std::string_view kParts[] = {"quartino", "-first", "+referee", "+turns:", "7", "place ", "call ", "clear ", "say ",
                                                "colours", "column ", "end", "YBGP", "YYYY", " 5", "c", "/", ".", "BB", "A ", "?",
                                                " ", "offer draw", "accept", "resign", "flag", "abandon"};
  std::string text;
  for (int parts = below(random, 12); parts > 0; --parts)
    if (below(random, 8)) text += kParts[below(random, std::size(kParts))];
    else text += static_cast<char>(below(random, 256));
  return text;
}

RuleSet random_rules(Dice& random) {
  RuleSet rules;
  rules.game.situations = below(random, 4) != 0;
  rules.game.referee = below(random, 2) != 0;
  rules.game.turn_limit = below(random, 8) ? 1 + static_cast<unsigned>(below(random, 60)) : 300;
  return rules;
}

// Cards of few colours, so that calls are often right; now and then an unknown one.
std::vector<std::vector<std::string>> random_racks(Dice& random, std::vector<std::string>& deck) {
  std::vector<std::vector<std::string>> racks(2 + static_cast<unsigned>(below(random, 3)));
  const int colours = 1 + below(random, 4);
  for (auto& rack : racks)
    for (int slot = 0; slot < kCardsARack; ++slot) {
      std::string card;
      for (int i = 0; i < 4; ++i) card += kColourNames[below(random, colours)];
      deck.push_back(card);
      rack.push_back(below(random, 6) ? card : "?");
    }
  return racks;
}

// People who say anything; what came of it can be played again, and taken back up to a card.
void fuzz_match(Dice& random) {
  const RuleSet rules = random_rules(random);
  std::vector<std::string> deck;
  const auto racks = random_racks(random, deck);
  const std::string first(1, static_cast<char>('A' + below(random, static_cast<int>(racks.size()))));
  Match match;
  if (const Refusal wrong = match.start(rules, racks, first, deck)) fail(wrong.json());
  std::vector<std::string> events;
  for (int tries = 0; !match.game().outcome && tries < 600; ++tries) {
    const auto moves = match.moves();
    std::string said = moves[static_cast<unsigned>(below(random, static_cast<int>(moves.size())))];
    if (!below(random, 6)) said = "call " + deck[static_cast<unsigned>(below(random, 8))] + " " + kSpaceNames[below(random, 9)];
    if (!below(random, 6)) said = std::string(below(random, 2) ? "say column " : "clear ") + kSpaceNames[below(random, 9)];
    if (!below(random, 8)) said = below(random, 2) ? "say colours" : random_text(random);
    if (!below(random, 9)) said.insert(0, std::string(1, static_cast<char>('A' + below(random, 5))) + " ");
    const Match::Attempt attempt = match.attempt(said);
    if (attempt.event.empty() != static_cast<bool>(attempt.refusal) && !attempt.event.ends_with(" ?")) fail("heard " + said);
    if (!attempt.event.empty()) events.push_back(attempt.event);
    print_view(match, below(random, match.seats() + 1) - 1);
  }
  Match again;
  again.start(rules, racks, first, deck);
  for (const std::string& event : events)
    if (const Refusal wrong = again.play(event)) fail(event + " is refused: " + wrong.json());
  if (print_view(again, 0) != print_view(match, 0) || again.record() != match.record()) fail("expected the same game again");
  while (match.take_back()) {
  }
  Match broken;
  broken.start(rules, racks, random_text(random), deck, random_text(random));
}

void fuzz_texts(Dice& random) {
  const std::string text = random_text(random);
  const ReadMove move = read_move(text);
  if (!move.refusal && read_move(print_move(move.move)).move != move.move) fail("cannot read back " + text);
  if (const auto rules = read_rules(text); rules && !read_rules(print_rules(*rules))) fail("cannot read back " + text);
  Board board;
  if (!read_board(text, board) && print_board(board) != text) fail("cannot print " + text);
}

// Any action at any time: listed ones are never refused, a right call by its place is the call of its card, the two kinds
// of past agree, and a refused action changes nothing.
void fuzz_game(Dice& random) {
  GameRules rules = random_rules(random).game;
  rules.turn_limit = std::min<std::uint32_t>(rules.turn_limit, Past::kMostTurns);
  rules.seats = static_cast<std::uint8_t>(2 + below(random, 3));
  Past past;
  LongPast long_past;
  Random dealer(random());
  Game game = Game::start(rules, past, 0), other = Game::start(rules, long_past, 0);
  deal(game, rules.seats, dealer);
  std::copy_n(game.racks, kMostSeats, other.racks);
  while (const ActionSet listed = game.listed(rules)) {
    auto action = static_cast<Action>(nth_bit(listed, below(random, count_bits(listed))));
    if (!below(random, 4)) action = static_cast<Action>(below(random, kActions));
    const Game before = game;
    const bool is_listed = action < 64 && listed >> action & 1;
    const bool is_named = is_right_call(action) && game.is_covered(Game::called_first(action));
    const Action same = is_named ? call(game.called_card(action), Game::called_first(action)) : action;
    const RefusalCode refusal = game.play(rules, past, action);
    if (refusal != other.play(rules, long_past, same)) fail("two answers to " + print_move(same));
    if (is_listed && refusal != RefusalCode::kNone) fail("refused " + print_move(action));
    if (refusal != RefusalCode::kNone && !(before == game)) fail("changed by " + print_move(action));
    if (!below(random, 50)) game.refuse(rules, same), other.refuse(rules, same);
    if (!(game == other)) fail("different games after " + print_move(action));
    int used = 0, tokens = 0;
    for (int colour = 0; colour < kColours; ++colour) used += game.board.on_board(colour);
    for (int space = 0; space < kSpaces; ++space) tokens += game.board.height(space);
    if (used != tokens) fail("lost a token after " + print_move(action));
    const int leaver = below(random, rules.seats);
    if (!below(random, 400) && !game.outcome && !(game.gone >> leaver & 1)) {
      game.leave(rules, past, leaver, Outcome::kResign);
      other.leave(rules, long_past, leaver, Outcome::kResign);
    }
  }
}

void fuzz(int number, std::uint64_t seed) {
  Dice random(seed);
  for (int round = 0; round < number; ++round) {
    fuzz_match(random);
    fuzz_game(random);
    for (int text = 0; text < 20; ++text) fuzz_texts(random);
  }
  std::printf("%d matches, %d games, %d texts\n", number, number, 20 * number);
}

void print_moves() {
  for (const bool situations : {false, true})
    for (const bool referee : {false, true})
      for (std::uint8_t seats = 2; seats <= kMostSeats; ++seats)
        std::printf("%llu\n", static_cast<unsigned long long>(play_random_games({situations, referee, seats}, 50, 1)));
}

}  // namespace

int main(int count, char** words) {
  const std::string_view what = count > 1 ? words[1] : "";
  if (what == "fuzz" && count == 4) fuzz(std::atoi(words[2]), std::strtoull(words[3], nullptr, 10));
  else if (what == "moves" && count == 2) print_moves();
  else fail("expected fuzz NUMBER SEED or moves");
}
