// The position with five free squares, whose pieces are tried one by one on what `endings::Five` has made of it.
#pragma once

#include "../rules/board.hpp"
#include "endings.hpp"

namespace fourfold {

// Whether the giver can win (or, if not ``win``, hold) with five squares left, by one of the safe pieces.
//
// For each piece the counted values, and for each set of values the pieces that have none of them, are the search's.
inline bool expand_five(const Rules& rules, const Values* values_of, const Pieces* safe_from, const endings::Five& five,
                        const Values* need, Pieces left, Pieces safe_pieces, bool win) {
  Values stay[5], depend[5];
  for (int x = 0; x < 5; ++x) {
    stay[x] = depend[x] = 0;
    for (int y = 0; y < 5; ++y)
      if (y != x) {
        stay[x] |= need[1 << y];
        depend[x] |= need[1 << x | 1 << y];
      }
  }
  struct Try {
    int piece, children;
    std::uint8_t square[5], safe[5];
  } tries[5];
  int number = 0;
  for (Pieces rest = safe_pieces; rest; rest &= rest - 1) {
    Try& attempt = tries[number];
    attempt.piece = std::countr_zero(rest);
    attempt.children = 0;
    const Pieces next = rules.giveable(left & static_cast<Pieces>(~(1u << attempt.piece)), 12);
    for (int x = 0; x < 5; ++x) {
      const Values unsafe = stay[x] | (depend[x] & values_of[attempt.piece]);
      const auto safe_after = static_cast<std::uint8_t>(std::popcount(static_cast<Pieces>(next & safe_from[unsafe])));
      if (!safe_after) continue;
      int at = attempt.children++;
      for (; at > 0 && attempt.safe[at - 1] > safe_after; --at) {
        attempt.safe[at] = attempt.safe[at - 1];
        attempt.square[at] = attempt.square[at - 1];
      }
      attempt.safe[at] = safe_after;
      attempt.square[at] = static_cast<std::uint8_t>(x);
    }
    if (attempt.children == 0) return true;
    ++number;
  }
  const Try* order[5];
  for (int i = 0; i < number; ++i) {
    int at = i;
    for (; at > 0 && order[at - 1]->children > tries[i].children; --at) order[at] = order[at - 1];
    order[at] = &tries[i];
  }
  for (int i = 0; i < number; ++i) {
    const Try& attempt = *order[i];
    // Those that the opponent may give, then the giver's own; with free colours there is but one sort.
    Values others[4];
    int count = 0;
    const Pieces others_left = left & static_cast<Pieces>(~(1u << attempt.piece));
    const Pieces next = rules.giveable(others_left, 12);
    for (Pieces rest = next; rest; rest &= rest - 1) others[count++] = values_of[std::countr_zero(rest)];
    for (Pieces rest = others_left & ~next; rest; rest &= rest - 1) others[count++] = values_of[std::countr_zero(rest)];
    const endings::Word repeated = endings::repeat(values_of[attempt.piece]);
    bool refuted = false;
    for (int j = 0; j < attempt.children && !refuted; ++j)
      refuted = rules.owned == Owned::kFree
                    ? endings::four_can(five.fold(attempt.square[j], repeated), others, !win)
                    : endings::owned_four_can(five.fold(attempt.square[j], repeated), others, others + 2, !win);
    if (!refuted) return true;
  }
  return false;
}

}  // namespace fourfold
