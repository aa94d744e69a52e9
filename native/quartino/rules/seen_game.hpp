// A game of Quartino as one seat sees it (T14), for players: what others hold is not in it.
#pragma once

#include "notation.hpp"
#include "rule_set.hpp"

namespace fourfold::quartino {

struct SeenRack {
  std::vector<std::string> made;   // the first card made first
  std::vector<std::string> shown;  // cards in the rack that wrong calls have shown
  int left;
  bool is_gone;  // whether the seat no longer plays
};

// What a view tells, for a turn in which the seat has said all that there is to say; a referee would have granted it.
struct SeenTurn {
  std::uint32_t number;
  int due;
  bool colours;          // whether "four colours" was said or granted
  std::string clearing;  // the names of the columns of which one must still be cleared
};

// Makes the rules and the number of a turn those of a game of the usual length: players know no longer ones, and play as
// if no more turns than that were left.
inline void limit_turns(GameRules& rules, std::uint32_t& number) {
  if (rules.turn_limit <= kUsualTurnLimit) return;
  const std::uint32_t left = rules.turn_limit - std::min(number, rules.turn_limit);
  number = kUsualTurnLimit - std::min(left, kUsualTurnLimit - 1);
  rules.turn_limit = kUsualTurnLimit;
}

// The game without the cards in the racks of other seats than the viewer.
inline Game without_hidden_cards(Game game, int viewer) {
  for (int seat = 0; seat < kMostSeats; ++seat) {
    Rack& rack = game.racks[seat];
    if (seat == viewer) continue;
    for (int slot = 0; slot < rack.left; ++slot) rack.cards[slot] = 0;
    rack.unknown = static_cast<std::uint8_t>((1u << rack.left) - 1);
  }
  return game;
}

// The game as far as the seat knows it, in referee play; nothing if a text is no card or no board.
inline std::optional<Game> seen_game(GameRules& rules, int seat, const std::vector<std::string>& cards,
                                     const std::vector<SeenRack>& racks, Text board, const SeenTurn& turn) {
  if (racks.size() < 2 || racks.size() > kMostSeats || seat < 0 || seat >= static_cast<int>(racks.size())) return {};
  rules.referee = true;
  rules.seats = static_cast<std::uint8_t>(racks.size());
  Game game{};
  if (read_board(board, game.board)) return {};
  game.seat = static_cast<std::uint8_t>(seat);
  for (std::size_t one = 0; one < racks.size(); ++one) {
    Rack& rack = game.racks[one];
    const int made = static_cast<int>(racks[one].made.size());
    if (racks[one].left < 0 || racks[one].left + made != kCardsARack) return {};
    rack.left = static_cast<std::uint8_t>(racks[one].left);
    game.gone = static_cast<std::uint8_t>(game.gone | racks[one].is_gone << one);
    rack.unknown = static_cast<std::uint8_t>((1u << rack.left) - 1);
    for (int number = 0; number < made; ++number) {
      const auto card = read_card(racks[one].made[static_cast<std::size_t>(number)]);
      if (!card) return {};
      rack.cards[kCardsARack - 1 - number] = *card;
    }
    if (static_cast<int>(racks[one].shown.size()) > rack.left) return {};
    for (const std::string& text : racks[one].shown) {
      const auto card = read_card(text);
      if (!card) return {};
      rack.show(*card);
    }
  }
  Rack& own = game.racks[seat];
  if (static_cast<int>(cards.size()) != own.left) return {};
  for (const std::string& text : cards) {
    const auto card = read_card(text);
    if (!card) return {};
    own.name_card(*card);
  }
  game.turn = Turn::start(turn.number, game.board, rules);
  game.turn.due = static_cast<std::uint8_t>(turn.due);
  game.turn.colours = turn.colours;
  game.turn.tall = 0;
  for (const char name : turn.clearing) {
    const int space = read_space(Text(&name, 1));
    if (space == kSpaces) return {};
    game.turn.tall = static_cast<SpaceSet>(game.turn.tall | 1u << space);
  }
  limit_turns(rules, game.turn.number);
  return game;
}

// The same game where players announce situations: the column that has been said, or -1, and whether a token has been
// placed or a card called in this turn.
inline Game announced_game(Game game, int column, bool begun) {
  game.turn.column = static_cast<std::int8_t>(column);
  game.turn.begun = begun;
  game.turn.cleared = column >= 0 && !game.turn.tall;
  return game;
}

}  // namespace fourfold::quartino
