// All openings of a rule set: the positions of a table, and the table from the values of the deepest ones.
#pragma once

#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "openings.hpp"
#include "search.hpp"

namespace fourfold {

// Every position with `placed` pieces and no completed line, one of each class of symmetric positions, in a fixed order.
template <bool kWithSquares>
std::vector<typename Search<kWithSquares>::Node> enumerate(const Rules& rules, const Search<kWithSquares>& search,
                                                           int placed) {
  using Node = typename Search<kWithSquares>::Node;
  std::vector<Node> level{search.start()};
  for (int number = 0; number < placed; ++number) {
    std::unordered_set<Key, KeyHash> seen;
    std::vector<Node> next;
    for (const Node& node : level)
      for (Pieces rest = rules.giveable(node.left, number); rest; rest &= rest - 1)
        for (Squares free = static_cast<Squares>(~node.occupied); free; free &= free - 1) {
          const int piece = std::countr_zero(rest), square = std::countr_zero(free);
          if (search.completes(node, piece, square)) continue;
          const Node child = search.place(node, piece, square);
          if (seen.insert(search.key(child)).second) next.push_back(child);
        }
    level = std::move(next);
  }
  return level;
}

// The table of all positions with at most `placed` pieces, from the values of those with exactly `placed` pieces, in the order
// of `enumerate`. The others follow: a giver gives the piece whose best placement is worst for the opponent.
template <bool kWithSquares>
std::string build_openings(const Rules& rules, const Search<kWithSquares>& search, int placed,
                           const std::vector<Verdict>& deepest) {
  std::vector<Key> keys;
  std::vector<Verdict> values;
  std::unordered_map<Key, Verdict, KeyHash> below;
  for (int number = placed; number >= 0; --number) {
    std::unordered_map<Key, Verdict, KeyHash> here;
    const auto level = enumerate<kWithSquares>(rules, search, number);
    if (number == placed && level.size() != deepest.size()) throw std::invalid_argument("as many values as positions");
    for (std::size_t i = 0; i < level.size(); ++i) {
      const auto& node = level[i];
      Verdict best = Verdict::kLoss;
      if (number == placed) {
        best = deepest[i];
      } else {
        for (Pieces rest = search.safe(node); rest; rest &= rest - 1) {
          const int piece = std::countr_zero(rest);
          Verdict worst = Verdict::kWin;
          for (Squares free = static_cast<Squares>(~node.occupied); free; free &= free - 1) {
            const auto child = below.at(search.key(search.place(node, piece, std::countr_zero(free))));
            worst = std::min(worst, static_cast<Verdict>(2 - static_cast<int>(child)));
          }
          best = std::max(best, worst);
        }
      }
      here.emplace(search.key(node), best);
      keys.push_back(search.key(node));
      values.push_back(best);
    }
    below = std::move(here);
  }
  return Openings::build(Openings::Kind::kValues, rules, placed, keys, values);
}

// The table of which positions with exactly `placed` pieces the giver wins, in the order of `enumerate`.
template <bool kWithSquares>
std::string build_wins(const Rules& rules, const Search<kWithSquares>& search, int placed,
                       const std::vector<Verdict>& wins) {
  std::vector<Key> keys;
  for (const auto& node : enumerate<kWithSquares>(rules, search, placed)) keys.push_back(search.key(node));
  if (keys.size() != wins.size()) throw std::invalid_argument("as many values as positions");
  return Openings::build(Openings::Kind::kWins, rules, placed, keys, wins);
}

}  // namespace fourfold
