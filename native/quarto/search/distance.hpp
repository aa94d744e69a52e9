// How long a decided position still lasts: the winner as fast, the loser as slow as can be.
//
// Counted in placements from a position without a piece in hand. A winning giver needs an even number of them, since the
// opponent places first; a losing one falls after an odd number. The exact values of `Search` say which lines of play
// need to be looked at, and deepening step by step finds the shortest.
#pragma once

#include <cstdint>
#include <unordered_map>

#include "search.hpp"

namespace fourfold {

template <bool kWithSquares>
class Distance {
  using Searcher = Search<kWithSquares>;
  using Node = typename Searcher::Node;

 public:
  explicit Distance(Searcher& search) : search_(search) {}

  // Placements until the giver, who can force it, has won; or 0 if the search was stopped.
  int to_win(const Node& node) {
    for (int most = 2; most <= 16; most += 2)
      if (wins_within(node, most)) return most;
    return 0;
  }

  // Placements until the giver, who cannot prevent it, has lost; or 0 if the search was stopped.
  int to_loss(const Node& node) {
    for (int most = 1; most <= 16; most += 2)
      if (loses_within(node, most)) return most;
    return 0;
  }

 private:
  // The numbers of placements up to which a position is refuted, and from which on it is proved.
  struct Known {
    std::int8_t refuted = 0, proved = 127;
  };
  bool wins_within(const Node& node, int most) {
    if (most < 2) return false;
    return remembered(node, most, [&] {
      if (!search_.can(node, true)) return false;
      for (Pieces rest = search_.safe(node); rest; rest &= rest - 1) {
        const int piece = std::countr_zero(rest);
        bool all = true;
        for (Squares free = static_cast<Squares>(~node.occupied); free && all; free &= free - 1)
          all = loses_within(search_.place(node, piece, std::countr_zero(free)), most - 1);
        if (all) return true;
      }
      return false;
    });
  }

  bool loses_within(const Node& node, int most) {
    if (most < 1) return false;
    const Pieces safe = search_.safe(node);
    if (!safe) return node.left != 0;
    return remembered(node, most, [&] {
      if (search_.can(node, false)) return false;
      for (Pieces rest = safe; rest; rest &= rest - 1) {
        const int piece = std::countr_zero(rest);
        bool some = false;
        for (Squares free = static_cast<Squares>(~node.occupied); free && !some; free &= free - 1)
          some = wins_within(search_.place(node, piece, std::countr_zero(free)), most - 1);
        if (!some) return false;
      }
      return true;
    });
  }

  template <typename Look>
  bool remembered(const Node& node, int most, Look look) {
    if (search_.stopped()) return false;
    const Key key = search_.key(node);
    const Known known = known_[key];
    if (most >= known.proved) return true;
    if (most <= known.refuted) return false;
    const bool result = look();
    if (search_.stopped()) return false;
    Known& now = known_[key];
    if (result) now.proved = static_cast<std::int8_t>(most);
    else now.refuted = static_cast<std::int8_t>(most);
    return result;
  }

  Searcher& search_;
  std::unordered_map<Key, Known, KeyHash> known_;
};

}  // namespace fourfold
