// What a seat or a spectator of Quartino may know (T14), as QuartinoView.to_json has it.
#pragma once

#include "match.hpp"

namespace fourfold::quartino {

inline std::string print_outcome(const Match& match) {
  const Outcome outcome = match.game().outcome;
  if (!outcome) return "null";
  return JsonObject().add("winners", match.seats_of(outcome.winners)).add("reason", name(outcome.reason)).json();
}

// The cards of one seat, as far as the viewer may see them.
inline std::string print_rack(const Rack& rack, bool is_open) {
  std::vector<std::string> made, shown, cards;
  for (int number = 0; number < rack.made(); ++number) made.push_back(print_card(rack.made_card(number)));
  for (int number = 0; number < rack.shown_count; ++number) shown.push_back(print_card(rack.shown[number]));
  for (int slot = 0; slot < rack.left; ++slot) cards.push_back(Match::print_slot(rack, slot));
  JsonObject json;
  json.add("left", rack.left).add("made", made).add("shown", shown);
  return json.add_json("cards", is_open ? print_json(cards) : "null").json();
}

// The view of a seat by its number, or of a spectator for -1.
inline std::string print_view(const Match& match, int viewer) {
  const Game& game = match.game();
  const GameRules& rules = match.rules().game;
  const Turn& turn = game.turn;
  const auto flag = [](bool is_true) { return is_true ? "true" : "false"; };
  std::vector<std::string> offer, clearing, says;
  for (const int seat : match.agreed()) offer.push_back(Match::seat_name(seat));
  for (int space = 0; space < kSpaces; ++space)
    if (turn.clearing(rules) >> space & 1) clearing.emplace_back(1, kSpaceNames[space]);
  if (!turn.begun && !game.outcome) {
    if (!turn.colours) says.emplace_back("colours");
    if (turn.column < 0) says.emplace_back("column");
  }
  JsonObject reserve;
  for (int colour = 0; colour < kColours; ++colour)
    reserve.add(kColourNames.substr(colour, 1), game.board.in_reserve(colour));
  std::string racks;
  for (int seat = 0; seat < match.seats(); ++seat)
    racks.append(seat ? "," : "").append(print_rack(game.racks[seat], game.outcome || seat == viewer));
  const bool is_acting = viewer == game.seat && !game.outcome;
  JsonObject view;
  view.add("game", "quartino").add("rules", print_rules(match.rules()));
  view.add_or_null("viewer", viewer < 0 ? "" : Match::seat_name(viewer));
  view.add("seats", match.seats_of(0xF)).add_or_null("to_act", match.to_act()).add("phase", name(game.phase(rules)));
  view.add("position", print_position(game, rules)).add("offer", offer).add_json("outcome", print_outcome(match));
  view.add("moves", is_acting ? match.moves() : std::vector<std::string>());
  view.add_or_null("deck", match.is_standard() ? "" : match.print_deck()).add("board", print_board(game.board));
  view.add_json("reserve", reserve.json()).add_json("racks", "[" + racks + "]");
  view.add("staying", match.seats_of(~game.gone)).add("turn", static_cast<int>(turn.number)).add("due", turn.due);
  view.add_json("colours", flag(turn.colours));
  view.add_or_null("column", turn.column < 0 ? Text() : kSpaceNames.substr(turn.column, 1));
  view.add("clearing", clearing).add_json("begun", flag(turn.begun));
  view.add_json("says_left", rules.referee || !rules.situations ? "null" : print_json(says));
  return view.json();
}

}  // namespace fourfold::quartino
