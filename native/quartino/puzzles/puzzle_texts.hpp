// Puzzles of Quartino as text, as their file has them: the position, the cards of both seats, the events and the solution.
//
//     ./YB/… A   YBGP,BPYG/GYPB,PGBY   ?,?,?/YGBP   place B 3,end   place Y c,call YBGP 7
//
// Of each seat, the cards in the rack come first, then after a slash those that it has made. Moves have no seats.
#pragma once

#include "turn_puzzles.hpp"

namespace fourfold::quartino {

inline std::optional<PuzzleKind> read_puzzle_kind(Text name) {
  for (int kind = 0; kind < kPuzzleKindCount; ++kind)
    if (kPuzzleKinds[kind] == name) return static_cast<PuzzleKind>(kind);
  return {};
}

inline std::string print_puzzle_rack(const Rack& rack) {
  std::string text;
  for (int slot = 0; slot < rack.left; ++slot)
    text.append(slot ? "," : "").append(rack.is_known(slot) ? print_card(rack.cards[slot]) : "?");
  text += '/';
  for (int number = 0; number < rack.made(); ++number)
    text.append(number ? "," : "").append(print_card(rack.made_card(number)));
  return text;
}

inline std::optional<Rack> read_puzzle_rack(Text text) {
  const auto halves = split(text, '/');
  if (halves.size() != 2) return {};
  Rack rack{};
  int slot = 0;
  for (const Text card : split(halves[0], ',')) {
    const auto read = read_card(card);
    if (slot == kCardsARack || (!read && card != "?")) return {};
    if (read) rack.cards[slot] = *read;
    else rack.unknown = static_cast<std::uint8_t>(rack.unknown | 1u << slot);
    ++slot;
  }
  rack.left = static_cast<std::uint8_t>(slot);
  int number = 0;
  if (!halves[1].empty())
    for (const Text card : split(halves[1], ',')) {
      const auto read = read_card(card);
      if (!read || number == rack.made()) return {};
      rack.cards[kCardsARack - 1 - number++] = *read;
    }
  return number == rack.made() ? std::optional(rack) : std::nullopt;
}

// Moves of the seats to act, from this moment on; a right call names the card that lies there.
inline std::string print_moves(const GameRules& rules, Game game, const std::vector<Action>& moves) {
  std::string text;
  for (const Action action : moves) {
    text.append(text.empty() ? "" : ",").append(print_listed(game, action));
    NoPast past;
    game.step(rules, past, action);
  }
  return text;
}

// The solution of a kind of puzzle: a card, or moves.
inline std::string print_solution(PuzzleKind kind, const PuzzleStart& start, const std::vector<Action>& solution) {
  if (kind == PuzzleKind::kHand) return print_card(static_cast<Card>((solution[0] - kFirstCall) / kRim));
  const GameRules rules = PuzzleStart::rules(kind);
  return print_moves(rules, start.game(rules), solution);
}

inline std::string print_puzzle(PuzzleKind kind, const PuzzleStart& start, const std::vector<Action>& solution) {
  const GameRules rules = PuzzleStart::rules(kind);
  const Game game = start.game(rules);
  std::string text(kPuzzleKinds[static_cast<int>(kind)]);
  text.append("\t").append(print_board(start.board)).append(start.first == PuzzleStart::kSolver ? " A\t" : " B\t");
  text.append(print_puzzle_rack(start.racks[0])).append("\t").append(print_puzzle_rack(start.racks[1])).append("\t");
  return text.append(print_moves(rules, game, start.events)).append("\t").append(print_solution(kind, start, solution));
}

// The start that these texts describe; nothing if they describe none, or an event is illegal.
inline std::optional<PuzzleStart> read_puzzle(PuzzleKind kind, Text position, Text mine, Text hers, Text events) {
  const auto words = words_of(position);
  const auto own = read_puzzle_rack(mine), other = read_puzzle_rack(hers);
  PuzzleStart start{};
  if (words.size() != 2 || !own || !other || own->unknown || read_board(words[0], start.board)) return {};
  if (words[1] != "A" && words[1] != "B") return {};
  start.racks[0] = *own, start.racks[1] = *other;
  start.first = words[1] == "A" ? PuzzleStart::kSolver : PuzzleStart::kOpponent;
  const GameRules rules = PuzzleStart::rules(kind);
  Game game = start.game(rules);
  if (!events.empty())
    for (const Text event : split(events, ',')) {
      const ReadMove read = read_move(event);
      NoPast past;
      if (read.refusal || game.play(rules, past, read.move) != RefusalCode::kNone) return {};
      start.events.push_back(read.move);
    }
  return start;
}

}  // namespace fourfold::quartino
