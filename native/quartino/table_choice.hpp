// The move of a player at a table of Quartino, from what its seat may know: announcing, clearing, placing and calling.
//
// Lives here: the way from a match to the player's choice, as in bots/quartino.py, for cores without Python. Does not live
// here: the choice itself (players.hpp).
#pragma once

#include "match.hpp"
#include "players.hpp"
#include "public_history.hpp"
#include "seen_game.hpp"

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

// What the seat to act sees and remembers, where it has said all that there is to say.
struct SeatView {
  GameRules rules;
  Game game;
  Evidence evidence;
  LongPast past;

  // As if the seat were to place `due` tokens and to clear one of the columns `clearing`, if there are any.
  static std::optional<SeatView> of(const Match& match, SpaceSet clearing, int due) {
    const Game& all = match.game();
    std::vector<SeenRack> racks;
    std::vector<std::string> cards;
    for (int seat = 0; seat < match.seats(); ++seat) {
      const Rack& rack = all.racks[seat];
      SeenRack& seen = racks.emplace_back(SeenRack{{}, {}, rack.left, (all.gone >> seat & 1) != 0});
      for (int number = 0; number < rack.made(); ++number) seen.made.push_back(print_card(rack.made_card(number)));
      for (int number = 0; number < rack.shown_count; ++number) seen.shown.push_back(print_card(rack.shown[number]));
      for (int slot = 0; seat == all.seat && slot < rack.left; ++slot) cards.push_back(Match::print_slot(rack, slot));
    }
    SeatView view{match.rules().game, {}, {}, {}};
    const auto memory = Memory::read(view.rules, history_of(match));
    const auto seen = seen_game(view.rules, all.seat, cards, racks, print_board(all.board),
                                {all.turn.number, due, all.turn.colours, print_spaces(clearing, "")});
    if (!memory || !seen) return {};
    view.game = *seen;
    view.game.idle = memory->game.idle;
    view.game.turn.cleared = memory->game.turn.cleared;
    view.evidence = memory->evidence;
    view.past = memory->past;
    return view;
  }
};

// The move of a player for the seat to act, with the standard deck; "" if the seat does not know its own cards.
inline std::string choose_at_table(const Player& player, const Match& match, std::uint64_t seed) {
  const Game& game = match.game();
  const GameRules& rules = match.rules().game;
  const Turn& turn = game.turn;
  Random random(seed);
  if (player.kind == Player::kByLot) {
    const auto moves = match.moves();
    return moves[static_cast<std::size_t>(random.below(moves.size()))];
  }
  const bool announces = !rules.referee && rules.situations && !turn.begun && player.kind != Player::kLevel;
  int most = 0;
  for (int colour = 0; colour < kColours; ++colour) most = std::max(most, game.board.on_board(colour));
  if (announces && !turn.colours && most >= kTall) return print_move(kSayColours);
  const bool says_column = announces && turn.column < 0 && game.board.tall;
  auto view = says_column ? SeatView::of(match, game.board.tall, turn.due + 1)
                          : SeatView::of(match, turn.clearing(rules), turn.due);
  if (!view) return "";
  if (player.kind == Player::kLevel && !rules.referee) {
    view->rules.referee = false;
    view->game = announced_game(view->game, turn.column, turn.begun);
  }
  const ActionSet wanted = says_column ? ActionSet{0x1FF} << kFirstClear : ~ActionSet{0};
  const Action action = player.choose(view->rules, view->game, view->evidence, random, wanted, view->past.since_card());
  return says_column ? print_move(say_column(action - kFirstClear)) : print_listed(view->game, action);
}

}  // namespace fourfold::quartino
