// The public history of a game of Quartino, as views carry it for bots: what an attentive player remembers.
#pragma once

#include "../../core/table_moves.hpp"
#include "evidence.hpp"
#include "../rules/long_past.hpp"
#include "../rules/notation.hpp"

namespace fourfold::quartino {

// A game as everybody knows it, with what its moves told. Cards are those of the standard deck.
struct Memory {
  Game game;  // all cards that nobody has shown or made are unknown
  LongPast past;
  Evidence evidence;

  // Reads a history: the position at the start, then moves as records write them. Nothing if the rules refuse a move.
  static std::optional<Memory> read(const GameRules& rules, const std::vector<std::string>& history) {
    if (history.empty()) return {};
    const auto words = words_of(history[0]);
    Board board;
    if (words.size() != 2 || read_board(words[0], board)) return {};
    const int first = words[1].size() == 1 ? words[1][0] - 'A' : -1;
    if (first < 0 || first >= rules.seats) return {};
    Memory memory{};
    memory.game = Game::start(rules, memory.past, first, board);
    for (Rack& rack : memory.game.racks) rack.unknown = (1u << kCardsARack) - 1;
    memory.evidence = Evidence::start(memory.game);
    for (std::size_t i = 1; i < history.size(); ++i)
      if (!memory.hear(rules, history[i])) return {};
    return memory;
  }

 private:
  bool hear(const GameRules& rules, const std::string& event) {
    const Said said = fourfold::hear(event, "", true);
    const int seat = said.seat.size() == 1 ? said.seat[0] - 'A' : -1;
    if (seat < 0 || seat >= rules.seats || game.outcome || game.gone >> seat & 1) return false;
    const Game before = game;
    if (const TableMove leaving = read_table_move(said.move); leaving != TableMove::kNone) {
      if (leaving == TableMove::kOfferDraw || leaving == TableMove::kAccept) return false;
      game.leave(rules, past, seat, Outcome::kResign);
    } else {
      const ReadMove read = read_move(said.move);
      if (read.refusal || seat != game.seat) return false;
      if (is_call(read.move) && !name(game.called_card(read.move))) return false;
      const RefusalCode refusal = said.is_marked ? game.refuse(rules, read.move) : game.play(rules, past, read.move);
      if (refusal != RefusalCode::kNone) return false;
    }
    evidence.see(before, game);
    return true;
  }

  // Gives a card of the seat in turn its name, now that it has been called.
  bool name(Card card) {
    Rack& rack = game.racks[game.seat];
    if (rack.find(card) >= 0) return true;
    if (!rack.unknown) return false;
    rack.name_card(card);
    return true;
  }
};

}  // namespace fourfold::quartino
