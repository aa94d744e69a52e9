// The native core of Quartino for the browser: games with hidden cards, and the bots that play them.
//
// Texts go through one buffer (wasm_text.hpp). Nothing is imported: no clock, no files, no threads. The page fetches the
// file of the nets and passes its bytes on; only bots need them.
//
//     deal(2, …)                                        →  the cards of each seat, one seat per line
//     start("quartino+referee A YBGP,… BYGP,…")         →  "" if accepted, or the refusal in JSON
//     play("A place B 3"), view("A"), choose("level3")  →  as servers and bots tell it
#include <memory>

#pragma clang attribute push(__attribute__((minsize)), apply_to = function)
#include "quartino/match.hpp"
#include "quartino/view.hpp"
#include "wasm_text.hpp"
#pragma clang attribute pop

#include "quartino/table_choice.hpp"
#include "quartino/table_hint.hpp"

using namespace fourfold;
using namespace fourfold::quartino;

namespace {

Match match;
std::string offered;  // the bytes of nets that the page is about to write
std::unique_ptr<Nets> nets;

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

// Begin a game: the rules, the seat that begins, and the cards of each seat; "", or why that is no game.
EXPORT(start) int start(int length) {
  const std::string text(read(length));
  const auto words = words_of(text);
  const auto rules = words.size() < 2 ? std::nullopt : read_rules(words[0]);
  if (!rules) return answer(Refusal{"bad-rules", JsonObject().add("got", words.empty() ? Text() : words[0])}.json());
  std::vector<std::vector<std::string>> racks;
  for (std::size_t seat = 2; seat < words.size(); ++seat) {
    racks.emplace_back();
    for (const Text card : split(words[seat], ',')) racks.back().emplace_back(card);
  }
  return answer(match.start(*rules, racks, words[1]).json());
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
  const auto strong = player_named("strong", kHintPlayouts);
  return strong ? answer(hint_at_table(*strong, match)) : 0;
}

// The move of the bot of this name, of `strong` by this number of playouts; the two numbers are its seed. "" if there is
// no such bot or nothing to choose.
EXPORT(choose) int choose(int length, int high, int low, int playouts) {
  const auto player = player_named(read(length), std::clamp(playouts, 1, 100'000));
  if (!player || match.game().outcome) return 0;
  return answer(choose_at_table(*player, match, seed_of(high, low)));
}
