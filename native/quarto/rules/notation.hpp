// Moves and positions of Quarto as text: each printer beside its reader, as in Python.
//
// Readers refuse what Python refuses. Of moves and positions they also say why, with Python's code and parameters; the
// place in the text and the sentence are Python's alone.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "../../core/refusal.hpp"
#include "../../core/words.hpp"
#include "game.hpp"

namespace fourfold {

// Pieces: a hex digit, or four letters for people.

constexpr Text kDigits = "0123456789abcdef";
constexpr char kLetters[kTraits][2] = {{'L', 'D'}, {'T', 'S'}, {'R', 'Q'}, {'F', 'H'}};

inline int read_piece(Text text) {
  if (text.size() == 1 && kDigits.find(text[0]) != Text::npos) return static_cast<int>(kDigits.find(text[0]));
  if (text.size() != kTraits) return -1;
  int piece = 0;
  for (int trait = 0; trait < kTraits; ++trait) {
    const char letter = text[trait];
    if (letter != kLetters[trait][0] && letter != kLetters[trait][1]) return -1;
    piece = 2 * piece + (letter == kLetters[trait][1]);
  }
  return piece;
}

inline std::string letters_of(int piece) {
  std::string letters;
  for (int trait = 0; trait < kTraits; ++trait) letters += kLetters[trait][piece >> (3 - trait) & 1];
  return letters;
}

// Squares: a1 to d4. Lines are written in the order of these names, so files first.

inline void print_square(std::string& text, int square) {
  text += static_cast<char>('a' + square % 4);
  text += static_cast<char>('1' + square / 4);
}

inline int read_square(Text text) {
  if (text.size() != 2 || text[0] < 'a' || text[0] > 'd' || text[1] < '1' || text[1] > '4') return -1;
  return 4 * (text[1] - '1') + text[0] - 'a';
}

// The squares of a set with this between them.
inline void print_squares(std::string& text, Squares squares, Text between) {
  bool first = true;
  for (int place = 0; place < kSquares; ++place) {
    const int square = place / 4 + place % 4 * 4;
    if (!(squares & bit(square))) continue;
    if (!first) text += between;
    first = false;
    print_square(text, square);
  }
}

// The numbers of the lines in the order of their names.
constexpr std::array<int, kMostLines> kByName = [] {
  std::array<int, kMostLines> order{};
  std::array<int, kMostLines> names{};
  for (int line = 0; line < kMostLines; ++line) {
    order[line] = line;
    for (int place = 0; place < kSquares; ++place)
      if (kLines[line] & bit(place / 4 + place % 4 * 4)) names[line] = 16 * names[line] + place;
  }
  std::sort(order.begin(), order.end(), [&](int a, int b) { return names[a] < names[b]; });
  return order;
}();

// Moves.

inline std::string print_move(Move move) {
  std::string text;
  switch (move.kind) {
    case Move::kGive: return text.append("give ").append(1, kDigits[move.what & 15]);
    case Move::kPlace: print_square(text.append("place "), move.what & 15); return text;
    case Move::kCall: print_squares(text.append("call "), move.what, " "); return text;
    default: return text.append("decline");
  }
}

inline std::optional<Move> read_move(Text text) {
  const auto words = words_of(text);
  if (words.empty()) return {};
  const auto move = [](Move::Kind kind, int what) -> std::optional<Move> {
    if (what < 0) return {};
    return Move{kind, static_cast<std::uint16_t>(what)};
  };
  if (words[0] == "decline" && words.size() == 1) return Move{Move::kDecline};
  if (words[0] == "give" && words.size() == 2) return move(Move::kGive, read_piece(words[1]));
  if (words[0] == "place" && words.size() == 2) return move(Move::kPlace, read_square(words[1]));
  if (words[0] != "call" || words.size() != 5) return {};
  Squares squares = 0;
  for (int i = 1; i < 5; ++i) {
    const int square = read_square(words[i]);
    if (square < 0 || squares & bit(square)) return {};
    squares |= bit(square);
  }
  return move(Move::kCall, squares);
}

constexpr Text kVerbs = "give, place, call, decline, resign, offer draw, accept";

// What is wrong with a text that read_move cannot read.
inline Refusal why_no_move(Text text) {
  const auto words = words_of(text);
  const Text verb = words.empty() ? Text() : words[0];
  const bool is_give = verb == "give", is_place = verb == "place";
  const Text bad = is_give ? "bad-piece" : "bad-square";
  if (is_give || is_place) {
    if (words.size() > 2) return misread("text-after", words[2]);
    return misread(bad, words.size() < 2 ? Text() : words[1]);
  }
  if (verb == "decline") return misread("text-after", words[1]);
  if (verb == "call") {
    std::string squares;
    for (std::size_t i = 1; i < words.size(); ++i) {
      if (read_square(words[i]) < 0) return misread(bad, words[i]);
      squares.append(i > 1 ? " " : "").append(words[i]);
    }
    return misread("bad-call", squares);
  }
  Refusal refusal = misread("bad-move", words.empty() ? text : verb);
  refusal.params.add("expected", kVerbs);
  return refusal;
}

// Positions: rank 4 first, the piece in hand, and the lines that can still be called. Of these no player is told, so
// what they see is printed without.

inline std::string print_position(const Game& game, bool with_lines = true) {
  std::string text;
  for (int rank = 3; rank >= 0; --rank) {
    for (int square = 4 * rank; square < 4 * rank + 4; ++square)
      text += game.piece_on(square) < 0 ? '.' : kDigits[game.piece_on(square)];
    text += rank ? '/' : ' ';
  }
  text += game.hand() < 0 ? '-' : kDigits[game.hand()];
  if (!with_lines) return text;
  bool first = true;
  for (int placements = 1; placements <= kMostExpiry; ++placements)
    for (const int line : kByName) {
      if (!(game.open(placements) >> line & 1)) continue;
      text += first ? " !" : ",";
      first = false;
      print_squares(text, kLines[line], "");
      text += ':';
      text += static_cast<char>('0' + placements);
    }
  return text;
}

// Reads a position to be played on under the game's rules, or says what is wrong with it.
class PositionReader {
 public:
  explicit PositionReader(const GameRules& rules) : rules_(rules) {}

  Refusal read(Text text, Game& game) {
    const auto words = words_of(text);
    if (words.size() < 2) return words.empty() ? misread("bad-ranks", text) : misread("bad-hand", "");
    if (Refusal wrong = read_board(words[0])) return wrong;
    if (Refusal wrong = read_hand(words[1])) return wrong;
    if (Refusal wrong = check_colours()) return wrong;
    const LineSet none[kMostExpiry] = {};
    const Game bare = Game::at(rules_, board_, hand_, none);
    for (int square = 0; square < kSquares; ++square)
      if (board_[square] >= 0) completed_ |= bare.completed(square);
    if (rules_.referee && completed_) {
      std::string line;
      print_squares(line, kLines[std::countr_zero(completed_)], "");
      return {"line-in-referee-play", JsonObject().add("got", line)};
    }
    if (words.size() > 2)
      if (Refusal wrong = read_marks(words[2])) return wrong;
    if (words.size() > 3) return misread("text-after", words[3]);
    game = Game::at(rules_, board_, hand_, open_);
    return {};
  }

 private:
  Refusal read_board(Text text) {
    const auto ranks = split(text, '/');
    if (ranks.size() != 4) return misread("bad-ranks", text);
    for (int rank = 0; rank < 4; ++rank) {
      const auto cells = characters_of(ranks[3 - rank]);
      if (cells.size() != 4) return misread("bad-rank", ranks[3 - rank]);
      for (int file = 0; file < 4; ++file) {
        const int piece = cells[file] == "." ? -1 : read_piece(cells[file]);
        if (cells[file] != "." && piece < 0) return misread("bad-rank", cells[file]);
        board_[4 * rank + file] = static_cast<std::int8_t>(piece);
      }
    }
    Pieces twice = 0;
    for (const int piece : board_)
      if (piece >= 0 && !take(piece)) twice |= static_cast<Pieces>(1u << piece);
    return twice ? is_twice(std::countr_zero(twice)) : Refusal();
  }

  Refusal read_hand(Text text) {
    if (text == "-") return {};
    hand_ = text.size() == 1 ? read_piece(text) : -1;
    if (hand_ < 0) return misread("bad-hand", text);
    return take(hand_) ? Refusal() : is_twice(hand_);
  }

  static Refusal is_twice(int piece) { return {"piece-twice", JsonObject().add("got", kDigits.substr(piece, 1))}; }

  bool take(int piece) {
    if (given_ >> piece & 1) return false;
    given_ |= static_cast<Pieces>(1u << piece);
    return true;
  }

  // With owned colours each team has been given its own: B first, then by turns.
  Refusal check_colours() const {
    if (rules_.owned == Owned::kFree) return {};
    const int given = std::popcount(given_);
    const int dark = (given + (rules_.owned == Owned::kDark)) / 2;
    const int are_dark = std::popcount(static_cast<Pieces>(given_ & kDark));
    const bool hand_fits = hand_ < 0 || rules_.giveable(static_cast<Pieces>(1u << hand_), given - 1);
    if (are_dark == dark && hand_fits) return {};
    std::string got = std::to_string(given - are_dark) + " + " + std::to_string(are_dark);
    if (!hand_fits) got.append(" (").append(1, kDigits[hand_]).append(")");
    return {"wrong-colours", JsonObject().add("light", given - dark).add("dark", dark).add("got", got)};
  }

  Refusal read_marks(Text text) {
    if (rules_.referee) return misread("marks-in-referee-play", text);
    if (text[0] != '!') return misread("bad-marks", text);
    for (const Text mark : split(text.substr(1), ',')) {
      if (mark.size() != 10 || mark[8] != ':' || mark[9] < '1' || mark[9] > '9') return misread("bad-marks", mark);
      Squares squares = 0;
      for (int i = 0; i < 8; i += 2) {
        if (read_square(mark.substr(i, 2)) < 0) return misread("bad-marks", mark);
        squares |= bit(read_square(mark.substr(i, 2)));
      }
      LineSet line = 0;
      for (int number = 0; number < line_count(rules_.squares); ++number)
        if (kLines[number] == squares) line = LineSet{1} << number & completed_;
      if (!line) return misread("mark-no-line", mark);
      const int placements = mark[9] - '0';
      if (placements > rules_.expiry) {
        Refusal wrong = misread("mark-expiry", mark);
        wrong.params.add("most", rules_.expiry);
        return wrong;
      }
      if ((open_[0] | open_[1]) & line) return misread("mark-no-line", mark);
      open_[placements - 1] |= line;
    }
    // One placement completes only lines through its square.
    for (const LineSet lines : open_) {
      Squares common = 0xFFFF;
      for (LineSet rest = lines; rest; rest &= rest - 1) common &= kLines[std::countr_zero(rest)];
      if (!common) return misread("marks-apart", text);
    }
    return {};
  }

  const GameRules& rules_;
  std::int8_t board_[kSquares];
  int hand_ = -1;
  Pieces given_ = 0;
  LineSet completed_ = 0;
  LineSet open_[kMostExpiry] = {};
};

}  // namespace fourfold
