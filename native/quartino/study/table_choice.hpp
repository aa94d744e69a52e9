// The move of a player and the hint at a table of Quartino, from what the seat to act may know.
//
// Lives here: the way from a match to the view of its seat, for cores without Python, which have the standard deck only.
// Does not live here: the move itself (seat_view.hpp).
#pragma once

#include "hint.hpp"
#include "../rules/match.hpp"

namespace fourfold::quartino {

// The public history of a match, as views carry it for bots: the position at the start, then the moves.
inline std::vector<std::string> history_of(const Match& match) {
  const auto& events = match.events();
  const Game& start = events.empty() ? match.game() : events[0].before.game;
  std::vector<std::string> history{print_board(start.board) + " " + Match::seat_name(start.seat)};
  for (const auto& event : events) {
    const TableMove at_table = read_table_move(event.move);
    if (at_table == TableMove::kOfferDraw || at_table == TableMove::kAccept) continue;
    history.push_back(event.seat + " " + event.move + (event.is_refused ? " ?" : ""));
  }
  return history;
}

// What the seat to act sees and remembers; nothing if it does not know its own cards.
inline std::optional<SeatView> view_of(const Match& match) {
  const Game& all = match.game();
  SeatView view{match.rules().game, match.rules().game, {}, {}, {}, all.turn.column, all.turn.begun};
  std::vector<SeenRack> racks;
  std::vector<std::string> cards;
  for (int seat = 0; seat < match.seats(); ++seat) {
    const Rack& rack = all.racks[seat];
    SeenRack& seen = racks.emplace_back(SeenRack{{}, {}, rack.left, (all.gone >> seat & 1) != 0});
    for (int number = 0; number < rack.made(); ++number) seen.made.push_back(print_card(rack.made_card(number)));
    for (int number = 0; number < rack.shown_count; ++number) seen.shown.push_back(print_card(rack.shown[number]));
    for (int slot = 0; seat == all.seat && slot < rack.left; ++slot) cards.push_back(Match::print_slot(rack, slot));
  }
  const auto memory = Memory::read(view.rules, history_of(match));
  const std::string clearing = print_spaces(all.turn.clearing(view.rules), "");
  const auto seen = seen_game(view.rules, all.seat, cards, racks, print_board(all.board),
                              {all.turn.number, all.turn.due, all.turn.colours, clearing});
  if (!memory || !seen) return {};
  view.game = *seen;
  view.remember(*memory);
  return view;
}

// The move of a player for the seat to act; "" if the seat does not know its own cards.
inline std::string choose_at_table(const Player& player, const Match& match, std::uint64_t seed) {
  Random random(seed);
  if (player.kind == Player::kByLot) {
    const auto moves = match.moves();
    return moves[static_cast<std::size_t>(random.below(moves.size()))];
  }
  const auto view = view_of(match);
  return view ? choose_move(player, *view, random) : "";
}

// The hint in JSON; "" if the game is over or the seat does not know its own cards.
inline std::string hint_at_table(const Player& strong, const Match& match) {
  const auto view = match.game().outcome || !match.is_standard() ? std::nullopt : view_of(match);
  return view ? print_hint(strong, *view) : "";
}

}  // namespace fourfold::quartino
