// Moves, cards and positions of Quartino as text: each printer beside its reader, as in Python.
//
// Readers refuse what Python refuses and say why, with Python's code and parameters; the place in the text and the
// sentence are Python's alone.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "../../core/refusal.hpp"
#include "../../core/words.hpp"
#include "game.hpp"

namespace fourfold::quartino {

constexpr Text kColourNames = "YBGP";
constexpr Text kSpaceNames = "c12345678";

constexpr Text name(RefusalCode refusal) {
  constexpr Text kNames[] = {
      "",
      "game-over",
      "referee-says",
      "no-situations",
      "say-too-late",
      "said-already",
      "no-four-colours",
      "no-column",
      "nothing-to-clear",
      "clear-other",
      "cleared-already",
      "clear-first",
      "nothing-to-place",
      "place-first",
      "colour-used-up",
      "card-not-held",
      "no-quartino",
      "never-refused-so",
      "not-refused",
  };
  return kNames[static_cast<int>(refusal)];
}

constexpr Text name(Phase phase) {
  constexpr Text kNames[] = {"place", "clear", "call", "over"};
  return kNames[static_cast<int>(phase)];
}

constexpr Text name(Outcome::Reason reason) {
  constexpr Text kNames[] = {"",       "cards", "repetition", "skipped",  "turn-limit",
                             "resign", "time",  "abandoned",  "agreement"};
  return kNames[reason];
}

inline int read_colour(Text text) {
  return text.size() == 1 ? static_cast<int>(std::min(kColourNames.find(text), Text::size_type{kColours})) : kColours;
}

inline int read_space(Text text) {
  return text.size() == 1 ? static_cast<int>(std::min(kSpaceNames.find(text), Text::size_type{kSpaces})) : kSpaces;
}

// The names of the spaces of a set with this between them.
inline std::string print_spaces(SpaceSet spaces, Text between) {
  std::string text;
  for (int space = 0; space < kSpaces; ++space)
    if (spaces >> space & 1) text.append(text.empty() ? "" : between).append(1, kSpaceNames[space]);
  return text;
}

// Cards: the centre's letter, then the rim's clockwise.

inline std::string print_card(Card card) {
  std::string text(1, kColourNames[card >> 6]);
  for (int rim = 0; rim < 3; ++rim) text += kColourNames[card >> 2 * rim & 3];
  return text;
}

inline std::optional<Card> read_card(Text text) {
  if (text.size() != kCardsARack) return {};
  int colours[kCardsARack];
  for (int i = 0; i < kCardsARack; ++i)
    if ((colours[i] = read_colour(text.substr(i, 1))) == kColours) return {};
  return card_of(colours[0], colours[1], colours[2], colours[3]);
}

// Moves. A call is read as that of any card.

inline std::string print_move(Action action) {
  const auto space = [](int number) { return std::string(1, kSpaceNames[number]); };
  if (is_place(action)) return std::string("place ") + kColourNames[action / kSpaces] + " " + space(action % kSpaces);
  if (is_clear(action)) return "clear " + space(action - kFirstClear);
  if (action == kEnd) return "end";
  if (action == kSayColours) return "say colours";
  if (is_say(action)) return "say column " + space(action - kFirstSayColumn);
  if (is_right_call(action)) return "call " + space(Game::called_first(action));
  const auto card = static_cast<Card>((action - kFirstCall) / kRim);
  return "call " + print_card(card) + " " + space(Game::called_first(action));
}

// A listed action; a right call with the card that lies there.
inline std::string print_listed(const Game& game, Action action) {
  if (!is_right_call(action)) return print_move(action);
  return print_move(call(game.called_card(action), Game::called_first(action)));
}

constexpr Text kVerbs = "say, clear, place, call, end, resign, offer draw, accept";

// The move that a text writes, or why it writes none.
struct ReadMove {
  Action move = 0;
  Refusal refusal = {};
};

inline ReadMove read_move(Text text) {
  const auto words = words_of(text);
  const Text verb = words.empty() ? text : words[0];
  const auto wrong = [](Text code, Text got) { return ReadMove{0, misread(code, got)}; };
  const auto no_move = [&](Text got, Text expected) {
    ReadMove found = wrong("bad-move", got);
    found.refusal.params.add("expected", expected);
    return found;
  };
  const auto word = [&](std::size_t number) { return number < words.size() ? words[number] : Text(); };
  const bool is_say = verb == "say";
  if (is_say && word(1) != "colours" && word(1) != "column") return no_move(word(1), "say colours, say column");
  const std::size_t most = verb == "end"                                         ? 1
                           : verb == "clear" || (is_say && word(1) == "colours") ? 2
                           : verb == "place" || verb == "call" || is_say         ? 3
                                                                                 : 0;
  if (words.empty() || most == 0) return no_move(verb, kVerbs);
  if (words.size() > most) return wrong("text-after", words[most]);
  if (verb == "end") return {kEnd};
  if (is_say && word(1) == "colours") return {kSayColours};
  const auto card = verb == "call" ? read_card(word(1)) : std::nullopt;
  const int colour = verb == "place" ? read_colour(word(1)) : kColours;
  if (verb == "call" && !card) return wrong("bad-card", word(1));
  if (verb == "place" && colour == kColours) return wrong("bad-colour", word(1));
  const int space = read_space(word(most - 1));
  if (space == kSpaces) return wrong("bad-space", word(most - 1));
  if (verb == "clear") return {clear(space)};
  if (is_say) return {say_column(space)};
  if (verb == "place") return {place(colour, space)};
  return space ? ReadMove{call(*card, space)} : wrong("bad-rim", word(2));
}

// Positions: nine columns, each from bottom to top, and the seat to act.

inline std::string print_board(const Board& board) {
  std::string text;
  for (int space = 0; space < kSpaces; ++space) {
    if (space) text += '/';
    if (board.is_empty(space)) text += '.';
    for (int below = board.height(space); below > 0; --below) text += kColourNames[board.token(space, below - 1)];
  }
  return text;
}

inline Refusal read_board(Text text, Board& board) {
  const auto parts = split(text, '/');
  if (parts.size() != kSpaces) return misread("bad-spaces", text);
  int used[kColours] = {};
  for (const Text part : parts) {
    if (part == ".") continue;
    if (part.empty() || part.find_first_not_of(kColourNames) != Text::npos) return misread("bad-column", part);
    for (const char letter : part) ++used[kColourNames.find(letter)];
  }
  for (int colour = 0; colour < kColours; ++colour)
    if (used[colour] > kTokensAColour)
      return {"too-many-tokens", JsonObject()
                                     .add("colour", kColourNames.substr(colour, 1))
                                     .add("most", kTokensAColour)
                                     .add("got", used[colour])};
  board = Board::empty();
  for (int space = 0; space < kSpaces; ++space)
    for (const char letter : parts[space])
      if (letter != '.') board.place(static_cast<int>(kColourNames.find(letter)), space);
  return {};
}

// During a turn the text also has the tokens still due and the columns of which one is to be cleared, for display.
inline std::string print_position(const Game& game, const GameRules& rules) {
  std::string text = print_board(game.board) + " " + static_cast<char>('A' + game.seat);
  if (game.outcome || game.turn.is_fresh(rules)) return text;
  text.append(" +").append(std::to_string(game.turn.due));
  if (const SpaceSet clearing = game.turn.clearing(rules)) text.append(" clear ").append(print_spaces(clearing, ","));
  return text;
}

}  // namespace fourfold::quartino
