// Symmetric moves: those after which the board can be turned, traits exchanged and values swapped so that the positions are
// the same, lines being lines.
//
// Lives here: groups of moves, so that people are shown fewer of them. Does not live here: the keys of the search
// (search/canonical.hpp), which are found much faster.
#pragma once

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "game.hpp"

namespace fourfold {

using Renaming = std::array<std::int8_t, 16>;  // for each piece, which it becomes
using Picture =
    std::array<std::int8_t, kSquares + 1>;  // what stands where, and last what is in the hand; -1 for nothing

// The ways to rename traits and values that leave what counts as it is.
inline std::vector<Renaming> renamings(const Rules& rules) {
  std::vector<Renaming> found;
  std::array<int, kTraits> order{0, 1, 2, 3};
  do {
    for (int swapped = 0; swapped < 16; ++swapped) {
      // An owned colour stays what it is.
      if (rules.owned != Owned::kFree && (order[0] != 0 || swapped & 8)) continue;
      Renaming becomes{};
      for (int piece = 0; piece < 16; ++piece) {
        int code = swapped;
        for (int trait = 0; trait < kTraits; ++trait) code ^= (piece >> (3 - trait) & 1) << (3 - order[trait]);
        becomes[piece] = static_cast<std::int8_t>(code);
      }
      Values counted = 0;
      for (int trait = 0; trait < kTraits; ++trait)
        for (int value = 0; value < 2; ++value)
          if (rules.counted >> (2 * trait + value) & 1)
            counted |= static_cast<Values>(1 << (2 * order[trait] + (value ^ (swapped >> (3 - order[trait]) & 1))));
      if (counted == rules.counted) found.push_back(becomes);
    }
  } while (std::next_permutation(order.begin(), order.end()));
  return found;
}

// The least of all pictures that are symmetric to one.
inline Picture least_symmetric(const Picture& picture, const Geometry& geometry,
                               const std::vector<Renaming>& renamings) {
  Picture least = picture;
  for (int symmetry = 0; symmetry < geometry.symmetries(); ++symmetry) {
    Picture turned = picture;
    for (int square = 0; square < kSquares; ++square)
      turned[std::countr_zero(geometry.apply(symmetry, bit(square)))] = picture[square];
    for (const Renaming& becomes : renamings) {
      Picture renamed = turned;
      for (std::int8_t& piece : renamed)
        if (piece >= 0) piece = becomes[piece];
      least = std::min(least, renamed);
    }
  }
  return least;
}

// The legal gives or placements, symmetric ones together.
inline std::vector<std::vector<Move>> symmetric_moves(const Game& game) {
  Picture now;
  for (int square = 0; square < kSquares; ++square) now[square] = static_cast<std::int8_t>(game.piece_on(square));
  const auto hand = static_cast<std::int8_t>(game.hand());
  const std::vector<Renaming> ways = renamings(game.rules());
  std::vector<std::pair<Picture, std::vector<Move>>> groups;
  Move found[kSquares];
  for (int i = 0, number = game.moves(found); i < number; ++i) {
    const Move move = found[i];
    if (move.kind != Move::kGive && move.kind != Move::kPlace) continue;
    Picture after = now;
    after[kSquares] = -1;
    after[move.kind == Move::kGive ? kSquares : move.what] =
        move.kind == Move::kGive ? static_cast<std::int8_t>(move.what) : hand;
    const Picture least = least_symmetric(after, Geometry::of(game.rules().squares), ways);
    const auto known =
        std::find_if(groups.begin(), groups.end(), [&](const auto& group) { return group.first == least; });
    if (known == groups.end()) groups.push_back({least, {move}});
    else known->second.push_back(move);
  }
  std::vector<std::vector<Move>> moves;
  for (auto& group : groups) moves.push_back(std::move(group.second));
  return moves;
}

}  // namespace fourfold
