// The native core of Quartino for the browser: games with hidden cards, the bots that play them, and the analysis of
// finished games.
//
// Texts go through one buffer (wasm_text.hpp). Nothing is imported: no clock, no files, no threads. The page fetches the
// file of the nets and passes its bytes on; bots and the analysis need them.
//
//     deal(2, …)                                        →  the cards of each seat, one seat per line
//     start("quartino+referee A YBGP,… BYGP,…")         →  "" if accepted, or the refusal in JSON
//     start("quartino A YBGP,…/BPYG ?,?/… @YB/./…")     →  with cards that have been made, after a slash, on this wheel
//     play("A place B 3"), view("A"), choose("level3")  →  as servers and bots tell it
#include <memory>

#pragma clang attribute push(__attribute__((minsize)), apply_to = function)
#include "quartino/rules/match.hpp"
#include "quartino/rules/view.hpp"
#include "wasm_text.hpp"
#pragma clang attribute pop

#include "quartino/study/table_choice.hpp"
#include "quartino/study/turn_analysis.hpp"

using namespace fourfold;
using namespace fourfold::quartino;

namespace {

Match match;
std::string offered;  // the bytes of nets that the page is about to write
std::unique_ptr<Nets> nets;
std::unique_ptr<TurnAnalysis> analysis;
std::vector<TurnBeliefs> beliefs;
int believer = 0;  // the seat whose beliefs these are

// Whether the nets can judge the game with all that this seat, or every seat for -1, was dealt.
bool can_judge(int viewer) {
  const auto& events = match.events();
  const Game& start = events.empty() ? match.game() : events[0].before.game;
  bool is_known = nets && match.is_standard();
  for (int seat = 0; seat < match.seats(); ++seat)
    if (viewer < 0 || viewer == seat) is_known = is_known && !start.racks[seat].unknown;
  return is_known;
}

// The player of this name, as tables offer them.
std::optional<Player> player_named(Text name, int playouts) {
  if (name == "random") return Player{};
  if (!nets) return {};
  Player player;
  player.nets = nets.get();
  if (name == "strong") {
    player.kind = Player::kPolicy;
    player.search.simulations = playouts;
    return player;
  }
  const int number = name.size() == 6 && name.starts_with("level") ? name[5] - '1' : -1;
  if (number < 0 || number >= kLevelCount) return {};
  player.kind = Player::kLevel;
  player.level = kLevels[number];
  return player;
}

}  // namespace

// The cards of each seat, drawn from the standard deck: a line per seat, with commas. The two numbers are the seed.
EXPORT(deal) int deal(int seats, int high, int low) {
  Rack racks[kMostSeats]{};
  Random random(seed_of(high, low));
  seats = std::clamp(seats, 2, kMostSeats);
  deal_standard(racks, seats, random);
  std::string lines;
  for (int seat = 0; seat < seats; ++seat)
    for (int slot = 0; slot < kCardsARack; ++slot)
      lines.append(print_card(racks[seat].cards[slot])).append(slot + 1 < kCardsARack ? "," : "\n");
  return answer(lines);
}

// Begin a game: the rules, the seat that begins, the cards of each seat, and perhaps the tokens on the wheel; "", or why
// that is no game.
EXPORT(start) int start(int length) {
  const std::string text(read(length));
  const auto words = words_of(text);
  const auto rules = words.size() < 2 ? std::nullopt : read_rules(words[0]);
  if (!rules) return answer(Refusal{"bad-rules", JsonObject().add("got", words.empty() ? Text() : words[0])}.json());
  const bool has_board = words.back().starts_with('@');
  std::vector<std::vector<std::string>> racks;
  std::vector<int> left;
  for (std::size_t seat = 2; seat < words.size() - has_board; ++seat) {
    const auto parts = split(words[seat], '/');
    auto& rack = racks.emplace_back();
    for (const Text card : split(parts[0], ',')) rack.emplace_back(card);
    left.push_back(static_cast<int>(rack.size()));
    if (parts.size() > 1 && !parts[1].empty())
      for (const Text card : split(parts[1], ',')) rack.emplace(rack.begin() + left.back(), card);
  }
  const Refusal wrong = match.start(*rules, racks, words[1], {}, has_board ? words.back().substr(1) : Text());
  for (std::size_t seat = 0; !wrong && seat < left.size(); ++seat)
    match.leave_in_rack(static_cast<int>(seat), left[seat]);
  return answer(wrong.json());
}

// One event of a record; "", or why it is refused: then nothing has changed.
EXPORT(play) int play(int length) { return answer(match.play(read(length)).json()); }

// Try a move as people do at the table: the event that came of it and the refusal, either of which may be null.
EXPORT(attempt) int attempt(int length) { return answer_attempt(match.attempt(read(length))); }

// What a seat may know, or a spectator for "".
EXPORT(view) int view(int length) { return answer(print_view(match, match.seat_number(read(length)))); }

// Memory for the bytes of the nets, which the page writes there; then `use_nets`, which is 0 if the bytes are none.
EXPORT(room) char* room(int bytes) {
  offered.assign(static_cast<std::size_t>(std::clamp(bytes, 0, 1 << 24)), '\0');
  return offered.data();
}
EXPORT(use_nets) int use_nets() {
  auto found = Nets::read({reinterpret_cast<const std::uint8_t*>(offered.data()), offered.size()});
  offered = {};
  if (!found) return 0;
  nets = std::make_unique<Nets>(std::move(*found));
  return 1;
}

// The hint for the seat to act, from what it may know, in JSON; "" without nets or if there is nothing to choose.
EXPORT(hint) int hint() {
  const auto strong = player_named("strong", kStrongPlayouts);
  return strong ? answer(hint_at_table(*strong, match)) : 0;
}

// The move of the bot of this name, of `strong` by this number of playouts, 0 for `kPagePlayouts`; the two numbers are its
// seed. "" if there is no such bot or nothing to choose.
EXPORT(choose) int choose(int length, int high, int low, int playouts) {
  const auto player = player_named(read(length), playouts > 0 ? std::min(playouts, 100'000) : kPagePlayouts);
  if (!player || match.game().outcome) return 0;
  return answer(choose_at_table(*player, match, seed_of(high, low)));
}

// Begin the analysis of the game so far, by these numbers of playouts, 0 for those of `AnalysisEffort`, with chances between
// players of a level, or between strong players for 0; the number of turns, or -1 without nets, or if a card is not known.
EXPORT(begin_analysis) int begin_analysis(int chances, int simulations, int comparison, int level) {
  analysis.reset();
  if (!can_judge(-1)) return -1;
  AnalysisEffort effort;
  if (chances > 0) effort.chances = chances;
  if (simulations > 0) effort.simulations = simulations;
  if (comparison > 0) effort.comparison = comparison;
  effort.level = std::clamp(level, 0, kLevelCount);
  analysis = std::make_unique<TurnAnalysis>(match, *nets, effort);
  return analysis->turns();
}
// Look at one turn more; the steps done so far, of those that `analysis_steps` tells.
EXPORT(step_analysis) int step_analysis() {
  if (!analysis) return 0;
  analysis->step();
  return analysis->steps_done();
}
EXPORT(analysis_steps) int analysis_steps() { return analysis ? analysis->steps() : 0; }
// What is known about a turn by now, in JSON.
EXPORT(note) int note(int number) {
  return analysis && number >= 0 && number < analysis->turns() ? answer(analysis->note(number)) : 0;
}

// Find what a seat could believe about the others' cards as each turn began; the number of turns, or -1 without nets, or if
// the cards of the seat are not known.
EXPORT(find_beliefs) int find_beliefs(int length) {
  believer = match.seat_number(read(length));
  if (believer < 0 || !can_judge(believer)) return -1;
  beliefs = beliefs_by_turn(*nets, match, believer);
  return static_cast<int>(beliefs.size());
}
// The beliefs as one of these turns began, in JSON.
EXPORT(beliefs_at) int beliefs_at(int number) {
  if (number < 0 || number >= static_cast<int>(beliefs.size())) return 0;
  return answer(print_beliefs(beliefs[static_cast<std::size_t>(number)], believer, match.seats()));
}
