// A view of Quartino as Python passes it to native players: texts that are read once more.
#pragma once

#include <algorithm>
#include <stdexcept>

#include "quartino/play/deck_search.hpp"
#include "quartino/play/seat_view.hpp"

namespace fourfold::quartino {

inline RuleSet read_rule_set(const std::string& text) {
  const auto rules = read_rules(text);
  if (!rules) throw std::invalid_argument("expected rules of Quartino");
  return *rules;
}

// The cards that a seat has made, those that wrong calls have shown, how many are left, and whether the seat is gone.
using RackTexts = std::tuple<std::vector<std::string>, std::vector<std::string>, int, bool>;

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

// A view as `view_texts` in Python writes it: rules, seat, cards, racks, board, turn, tokens due, whether four colours were
// said, columns to clear, the column said, whether the turn has begun, the history, and the deck unless it is the standard one.
using ViewTexts =
    std::tuple<std::string, int, std::vector<std::string>, std::vector<RackTexts>, std::string, std::uint32_t, int,
               bool, std::string, std::string, bool, std::vector<std::string>, std::vector<std::string>>;

// What the seat to act sees and remembers, with any deck.
struct Seen : SeatView {
  std::vector<Card> unseen;  // of another deck than the standard one, the cards that others may hold

  explicit Seen(const ViewTexts& texts) : SeatView{} {
    const auto& [rules_text, seat, cards, racks, board, number, due, colours, clearing, said, has_begun, history,
                 deck] = texts;
    if (racks.size() < 2 || racks.size() > kMostSeats) throw std::invalid_argument("expected 2 to 4 seats");
    table_rules = read_rule_set(rules_text).game;
    table_rules.seats = static_cast<std::uint8_t>(racks.size());
    rules = table_rules;
    const auto memory = Memory::read(rules, history);
    std::vector<SeenRack> seen;
    for (const auto& [made, shown, left, is_gone] : racks) seen.push_back({made, shown, left, is_gone});
    const auto found = seen_game(rules, seat, cards, seen, board, {number, due, colours, clearing});
    if (!found || !found->listed(rules)) throw std::invalid_argument("expected a view of Quartino");
    game = *found;
    column = said.empty() ? -1 : read_space(said);
    begun = has_begun;
    is_standard = deck.empty();
    unseen = unseen_cards(deck, game, rules.seats);
    evidence = Evidence::start(game);
    if (history.empty()) return;
    if (!memory || !(memory->game.board == game.board) || memory->game.seat != seat)
      throw std::invalid_argument("expected the history of this view");
    remember(*memory);
  }

  Action choose(const Player& player, const Game& in_game, ActionSet listed, Random& random) const {
    if (is_standard) return SeatView::choose(player, in_game, listed, random);
    if (player.kind == Player::kLevel) return SeatView::choose(player.without_deck(), in_game, listed, random);
    const DeckSearch search(rules, in_game, unseen, player.care, past.since_card());
    return search.choose(listed, player.search.simulations, random);
  }
};

}  // namespace fourfold::quartino
