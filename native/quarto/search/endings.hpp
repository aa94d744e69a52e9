// The last five squares, exactly, by what still matters.
//
// With few squares free a line matters only through *which* of them it still needs and which values its pieces
// share so far. So a position is a byte for each set of free squares: the values that would complete a line if the
// squares of that set, and no others, were filled by pieces sharing them. Placing a piece halves the sets:
//
//     need'[S] = need[S] | (need[S ∪ {x}] & values of the piece)      for every S without x
//
// which is a few operations on 64-bit words. need[{x}] are the threats: a piece that has one of these values wins on x.
//
// The questions are always those of the giver: can they win, can they hold? A giver wins by some safe piece that
// leaves the opponent, wherever it is placed, a giver who cannot hold; and holds likewise.
#pragma once

#include <bit>
#include <cstdint>

#include "../rules/board.hpp"

namespace fourfold::endings {

using Word = std::uint64_t;

constexpr Word repeat(Values values) { return values * Word{0x0101010101010101}; }
constexpr Values need(Word word, int set) { return static_cast<Values>(word >> (8 * set)); }

// Place on square X of three: eight bytes become four.
template <int X>
constexpr std::uint32_t fold3(Word word, Word piece) {
  if constexpr (X == 2) {
    return static_cast<std::uint32_t>(word | (word >> 32 & piece));
  } else if constexpr (X == 1) {
    constexpr Word kEven = 0x0000FFFF0000FFFF;
    const Word pairs = (word & kEven) | (word >> 16 & kEven & piece);
    return static_cast<std::uint32_t>(pairs | pairs >> 16);
  } else {
    constexpr Word kEven = 0x00FF00FF00FF00FF;
    Word bytes = (word & kEven) | (word >> 8 & kEven & piece);
    bytes = (bytes | bytes >> 8) & 0x0000FFFF0000FFFF;
    return static_cast<std::uint32_t>(bytes | bytes >> 16);
  }
}

// Four free squares: sixteen bytes, the sets without the last square first.
struct Four {
  Word without, with;

  template <int X>
  Word fold(Word piece) const {
    if constexpr (X == 3) return without | (with & piece);
    return fold3<X % 3>(without, piece) | Word{fold3<X % 3>(with, piece)} << 32;
  }
  Word fold(int square, Word piece) const {
    switch (square) {
      case 0: return fold<0>(piece);
      case 1: return fold<1>(piece);
      case 2: return fold<2>(piece);
      default: return fold<3>(piece);
    }
  }
};

constexpr Values threats3(Word word) { return need(word, 1) | need(word, 2) | need(word, 4); }

// Two squares, pieces p and q. With a safe piece the giver holds; they win if, wherever it is placed, the last
// piece completes a line for them.
inline bool two_wins(std::uint32_t word, Values p, Values q) {
  const Values first = need(word, 1), second = need(word, 2), both = need(word, 3);
  const Values threats = first | second;
  if (!(p & threats) && (q & (first | (both & p))) && (q & (second | (both & p)))) return true;
  return !(q & threats) && (p & (first | (both & q))) && (p & (second | (both & q)));
}

// Three squares. Some safe piece, wherever it is placed, makes both others unsafe.
inline bool three_wins(Word word, const Values* pieces) {
  const Values a = need(word, 1), b = need(word, 2), c = need(word, 4);
  const Values ab = need(word, 3), ac = need(word, 5), bc = need(word, 6);
  for (int i = 0; i < 3; ++i) {
    const Values piece = pieces[i];
    if (piece & (a | b | c)) continue;
    const Values p = pieces[(i + 1) % 3], q = pieces[(i + 2) % 3];
    const Values on_a = b | c | ((ab | ac) & piece);
    const Values on_b = a | c | ((ab | bc) & piece);
    const Values on_c = a | b | ((ac | bc) & piece);
    if ((p & on_a) && (q & on_a) && (p & on_b) && (q & on_b) && (p & on_c) && (q & on_c)) return true;
  }
  return false;
}

inline bool three_holds(Word word, const Values* pieces) {
  const Values threats = threats3(word);
  for (int i = 0; i < 3; ++i) {
    const Values piece = pieces[i];
    if (piece & threats) continue;
    const Values p = pieces[(i + 1) % 3], q = pieces[(i + 2) % 3];
    const Word repeated = repeat(piece);
    if (!two_wins(fold3<0>(word, repeated), p, q) && !two_wins(fold3<1>(word, repeated), p, q) &&
        !two_wins(fold3<2>(word, repeated), p, q))
      return true;
  }
  return false;
}

// Can the giver win (or, if not ``win``, hold) with four squares and four pieces?
template <bool win>
inline bool four_can(const Four& four, const Values* pieces) {
  const Values threats = threats3(four.without) | need(four.with, 0);
  for (int i = 0; i < 4; ++i) {
    const Values piece = pieces[i];
    if (piece & threats) continue;
    const Values rest[3] = {pieces[i == 0], pieces[1 + (i < 2)], pieces[2 + (i < 3)]};
    const Word repeated = repeat(piece);
    const auto refutes = [&](Word child) {
      const Values unsafe = threats3(child);
      if ((rest[0] & unsafe) && (rest[1] & unsafe) && (rest[2] & unsafe)) return false;
      return win ? three_holds(child, rest) : three_wins(child, rest);
    };
    if (!refutes(four.fold<3>(repeated)) && !refutes(four.fold<0>(repeated)) && !refutes(four.fold<1>(repeated)) &&
        !refutes(four.fold<2>(repeated)))
      return true;
  }
  return false;
}
inline bool four_can(const Four& four, const Values* pieces, bool win) {
  return win ? four_can<true>(four, pieces) : four_can<false>(four, pieces);
}

// Owned colours: who gives has only their own pieces to choose from, so the tree is a small one. With four squares free both
// players have two pieces left, with three the giver has two and the opponent one.

// Some safe piece, wherever it is placed, makes the opponent's last one unsafe.
inline bool owned_three_wins(Word word, const Values* mine, Values theirs) {
  const Values a = need(word, 1), b = need(word, 2), c = need(word, 4);
  const Values ab = need(word, 3), ac = need(word, 5), bc = need(word, 6);
  for (int i = 0; i < 2; ++i) {
    const Values piece = mine[i];
    if (piece & (a | b | c)) continue;
    if ((theirs & (b | c | ((ab | ac) & piece))) && (theirs & (a | c | ((ab | bc) & piece))) &&
        (theirs & (a | b | ((ac | bc) & piece))))
      return true;
  }
  return false;
}

// Some safe piece, wherever it is placed, leaves the opponent's last one unsafe, or safe with a place for it after which
// our own last piece completes nothing.
inline bool owned_three_holds(Word word, const Values* mine, Values theirs) {
  const Values threats = threats3(word);
  for (int i = 0; i < 2; ++i) {
    if (mine[i] & threats) continue;
    const Values last = mine[1 - i];
    const Word repeated = repeat(mine[i]);
    const auto loses = [&](std::uint32_t two) {
      const Values first = need(two, 1), second = need(two, 2), both = need(two, 3) & theirs;
      return !(theirs & (first | second)) && (last & (first | both)) && (last & (second | both));
    };
    if (!loses(fold3<0>(word, repeated)) && !loses(fold3<1>(word, repeated)) && !loses(fold3<2>(word, repeated)))
      return true;
  }
  return false;
}

// Can the giver, who has two pieces as the opponent has, win (or, if not ``win``, hold) with four squares?
inline bool owned_four_can(const Four& four, const Values* mine, const Values* theirs, bool win) {
  const Values threats = threats3(four.without) | need(four.with, 0);
  for (int i = 0; i < 2; ++i) {
    if (mine[i] & threats) continue;
    const Word repeated = repeat(mine[i]);
    bool refuted = false;
    for (int square = 0; square < 4 && !refuted; ++square) {
      const Word child = four.fold(square, repeated);
      refuted = win ? owned_three_holds(child, theirs, mine[1 - i]) : owned_three_wins(child, theirs, mine[1 - i]);
    }
    if (!refuted) return true;
  }
  return false;
}

// Five free squares: thirty-two bytes.
struct Five {
  Word words[4];

  // From the thirty-two bytes, in the order of the sets.
  explicit Five(const Values* need) {
    for (int word = 0; word < 4; ++word) {
      words[word] = 0;
      for (int byte = 7; byte >= 0; --byte) words[word] = words[word] << 8 | need[8 * word + byte];
    }
  }

  Four fold(int square, Word piece) const {
    const Word* w = words;
    switch (square) {
      case 4: return {w[0] | (w[2] & piece), w[1] | (w[3] & piece)};
      case 3: return {w[0] | (w[1] & piece), w[2] | (w[3] & piece)};
      case 2: return fold_within<2>(piece);
      case 1: return fold_within<1>(piece);
      default: return fold_within<0>(piece);
    }
  }

  // All values that any set still needs.
  Values live() const {
    Word all = words[0] | words[1] | words[2] | words[3];
    all |= all >> 32;
    all |= all >> 16;
    return static_cast<Values>(all | all >> 8);
  }

 private:
  template <int X>
  Four fold_within(Word piece) const {
    return {fold3<X>(words[0], piece) | Word{fold3<X>(words[1], piece)} << 32,
            fold3<X>(words[2], piece) | Word{fold3<X>(words[3], piece)} << 32};
  }
};

}  // namespace fourfold::endings
