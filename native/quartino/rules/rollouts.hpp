// Rollouts: games of Quartino in referee play that are played on at random, from any moment, to their end.
#pragma once

#include "long_past.hpp"
#include "random_games.hpp"
#include "seen_game.hpp"

namespace fourfold::quartino {

// A game in which all cards are known, at any moment of a turn.
struct OpenGame {
  GameRules rules;
  Game game;
  LongPast past;

  // Names the cards in the rack of a seat, of which nothing was known. False if a text is no card or the number is wrong.
  bool name_rack(int seat, const std::vector<std::string>& cards) {
    Rack& rack = game.racks[seat];
    if (static_cast<int>(cards.size()) != rack.left) return false;
    for (const std::string& text : cards) {
      const auto card = read_card(text);
      if (!card) return false;
      rack.name_card(*card);
    }
    return true;
  }

  // Adds a position at the start of a turn, since a card was made. False if the text is no position.
  bool remember(Text position) {
    const auto words = words_of(position);
    Board board;
    if (words.size() != 2 || words[1].size() != 1 || read_board(words[0], board)) return false;
    past.add(board.key(words[1][0] - 'A'));
    return true;
  }
};

// Plays listed moves at random, each as likely as another, to the end; writes them down where `moves` is given.
inline Outcome roll_out(OpenGame& open, Random& random, std::vector<std::string>* moves) {
  while (const ActionSet listed = open.game.listed(open.rules)) {
    const auto choice = static_cast<int>(random.below(static_cast<unsigned>(count_bits(listed))));
    const auto action = static_cast<Action>(nth_bit(listed, choice));
    if (moves) moves->push_back(print_listed(open.game, action));
    open.game.step(open.rules, open.past, action);
  }
  return open.game.outcome;
}

}  // namespace fourfold::quartino
