// A view of Quartino as Python passes it to native players: texts that are read once more.
#pragma once

#include <algorithm>
#include <stdexcept>

#include "quartino/public_history.hpp"
#include "quartino/seen_game.hpp"

namespace fourfold::quartino {

inline RuleSet read_rule_set(const std::string& text) {
  const auto rules = read_rules(text);
  if (!rules) throw std::invalid_argument("expected rules of Quartino");
  return *rules;
}

// The cards that a seat has made, those that wrong calls have shown, how many are left, and whether the seat is gone.
using RackTexts = std::tuple<std::vector<std::string>, std::vector<std::string>, int, bool>;

// What a seat sees and remembers; in referee play, where it has said all that there is to say.
struct Seen {
  GameRules rules;
  Game game;
  Evidence evidence;
  LongPast past;

  Seen(const std::string& rules_text, int seat, const std::vector<std::string>& cards,
       const std::vector<RackTexts>& racks, const std::string& board, const SeenTurn& turn,
       const std::vector<std::string>& history) {
    rules = read_rule_set(rules_text).game;
    if (racks.size() < 2 || racks.size() > kMostSeats) throw std::invalid_argument("expected 2 to 4 seats");
    rules.seats = static_cast<std::uint8_t>(racks.size());
    const auto memory = Memory::read(rules, history);
    std::vector<SeenRack> seen;
    for (const auto& [made, shown, left, is_gone] : racks) seen.push_back({made, shown, left, is_gone});
    const auto found = seen_game(rules, seat, cards, seen, board, turn);
    if (!found) throw std::invalid_argument("expected a view of Quartino");
    game = *found;
    evidence = Evidence::start(game);
    if (history.empty()) return;
    if (!memory || !(memory->game.board == game.board) || memory->game.seat != seat)
      throw std::invalid_argument("expected the history of this view");
    game.idle = memory->game.idle;
    game.turn.cleared = memory->game.turn.cleared;
    evidence = memory->evidence;
    past = memory->past;
  }
};

// The cards of a deck that others than the seat to act may hold, without those that wrong calls have shown.
inline std::vector<Card> unseen_cards(const std::vector<std::string>& deck, const Game& game, int seats) {
  std::vector<Card> unseen;
  for (const std::string& text : deck) {
    const auto card = read_card(text);
    if (!card) throw std::invalid_argument("expected a card");
    unseen.push_back(*card);
  }
  const auto see = [&unseen](Card card) {
    const auto found = std::find(unseen.begin(), unseen.end(), card);
    if (found != unseen.end()) unseen.erase(found);
  };
  for (int seat = 0; seat < seats; ++seat) {
    const Rack& rack = game.racks[seat];
    for (int slot = seat == game.seat ? 0 : rack.left; slot < kCardsARack; ++slot) see(rack.cards[slot]);
    for (int i = 0; seat != game.seat && i < rack.shown_count; ++i) see(rack.shown[i]);
  }
  return unseen;
}

}  // namespace fourfold::quartino
