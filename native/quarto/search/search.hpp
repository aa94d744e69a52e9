// Exact search: can the giver win, can the giver hold?
//
// Only positions without a piece in hand are searched; give and place are one step. A giver wins (holds) if some safe
// piece, wherever the opponent places it, leaves the opponent a giver who cannot hold (win). A piece is safe if it
// completes no line anywhere; a giver without a safe piece has lost. Both questions together give the value.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstring>
#include <functional>

#include "../rules/board.hpp"
#include "canonical.hpp"
#include "endings.hpp"
#include "last_five.hpp"
#include "openings.hpp"
#include "transposition.hpp"

namespace fourfold {

// Sixteen or thirty-two bytes at once: one for each line.
template <bool kWithSquares>
struct Lanes;
template <>
struct Lanes<false> {
  using Vector = std::uint8_t __attribute__((vector_size(16)));
};
template <>
struct Lanes<true> {
  using Vector = std::uint8_t __attribute__((vector_size(32)));
};

// A search stops when one of these is reached, or when somebody asks it to.
struct Limits {
  std::uint64_t nodes = ~std::uint64_t{0};
  double seconds = 1e18;
};

// What threads of one search share.
struct Shared {
  std::atomic<bool> stop{false};
  std::atomic<std::uint64_t> nodes{0};
  std::atomic<std::uint64_t> busy[1024] = {};         // positions that some thread is searching
  std::function<bool(std::uint64_t nodes)> progress;  // called now and then by one thread; true stops
};

template <bool kWithSquares>
class Search {
  using Vector = typename Lanes<kWithSquares>::Vector;
  static constexpr int kLanes = sizeof(Vector);

 public:
  // A position without a piece in hand.
  struct Node {
    Vector shared;         // for each line the counted values that its pieces share so far
    Vector empty;          // for each line how many of its squares are free
    std::uint64_t boards;  // for each trait the squares with its second value, 16 bits each
    Squares occupied;
    Pieces left;

    int placed() const { return std::popcount(occupied); }
  };

  Search(const Rules& rules, TranspositionTable& table, Shared& shared, int thread = 0, int threads = 1)
      : rules_(rules), keys_(rules), table_(table), shared_(shared), thread_(thread), threads_(threads) {
    for (int square = 0; square < kSquares; ++square)
      for (int line = 0; line < kLanes; ++line) {
        const bool through = line < line_count(kWithSquares) && (kLines[line] & bit(square));
        through_[square][line] = through;
        elsewhere_[square][line] = through ? 0 : 0xFF;
      }
    for (int piece = 0; piece < 16; ++piece) {
      values_[piece] = kValuesOf[piece] & rules.counted;
      for (int trait = 0; trait < kTraits; ++trait)
        if (piece >> (3 - trait) & 1) marks_[piece] |= std::uint64_t{1} << (16 * trait);
    }
    for (int values = 0; values < 256; ++values)
      for (int piece = 0; piece < 16; ++piece)
        if (!(values_[piece] & values)) safe_from_[values] |= static_cast<Pieces>(1u << piece);
  }

  Node start() const {
    Node node{};
    for (int line = 0; line < line_count(kWithSquares); ++line) {
      node.shared[line] = rules_.counted;
      node.empty[line] = 4;
    }
    node.left = 0xFFFF;
    return node;
  }

  Node place(const Node& node, int piece, int square) const {
    Node next;
    next.shared = node.shared & (elsewhere_[square] | all(values_[piece]));
    next.empty = node.empty - through_[square];
    next.boards = node.boards | marks_[piece] << square;
    next.occupied = node.occupied | bit(square);
    next.left = node.left & static_cast<Pieces>(~(1u << piece));
    return next;
  }

  // The values that complete a line somewhere.
  Values threats(const Node& node) const { return any(node.shared & mask(node.empty == all(1))); }

  // Whether placing the piece there completes a line.
  bool completes(const Node& node, int piece, int square) const {
    return any(node.shared & mask(node.empty == all(1)) & ~elsewhere_[square]) & values_[piece];
  }

  // The pieces that may be given and complete nothing.
  Pieces safe(const Node& node) const { return rules_.giveable(node.left & safe_from_[threats(node)], node.placed()); }

  // Whether the giver can win (or, if not ``win``, hold). Meaningless once stopped() is true.
  bool can(const Node& node, bool win) {
    const Pieces safe_pieces = safe(node);
    watched_ = 16 - node.placed() - kWatched;
    for (int& choices : choices_) choices = 0;
    return safe_pieces && can(node, 16 - node.placed(), safe_pieces, win);
  }

  // Roughly how much of the question that is being searched is done, from 0 to 1: as if every piece cost the same.
  double done() const {
    double done = 0, share = 1;
    for (int free = watched_ + kWatched; free > std::max(watched_, 0) && choices_[free]; --free) {
      share /= choices_[free];
      done += share * tried_[free];
    }
    return done;
  }

  // The position up to the symmetries of the board and the relabellings of traits and values.
  Key key(const Node& node) const { return keys_.of(node.boards, node.occupied); }

  // Look openings up here; null for none. They must be of the same rules.
  void use(const Openings* values, const Openings* wins) {
    values_known_ = values;
    wins_known_ = wins;
  }

  bool stopped() const { return stopped_; }
  std::uint64_t nodes() const { return nodes_; }
  void resume() { stopped_ = false; }
  void reset() {
    stopped_ = false;
    nodes_ = 0;
  }

 private:
  struct Child {
    int order;
    std::uint8_t square;
    Pieces safe;
  };
  struct Choice {
    int piece;
    int children;
    Child child[16];
  };

  static Vector all(std::uint8_t byte) { return Vector{} + byte; }
  template <typename Comparison>
  static Vector mask(Comparison comparison) {
    return reinterpret_cast<Vector>(comparison);
  }

  static Values any(Vector vector) {
    std::uint64_t words[kLanes / 8];
    std::memcpy(words, &vector, kLanes);
    std::uint64_t word = 0;
    for (std::uint64_t part : words) word |= part;
    word |= word >> 32;
    word |= word >> 16;
    return static_cast<Values>(word | word >> 8);
  }

  static int population(Vector vector) {
    std::uint64_t words[kLanes / 8];
    std::memcpy(words, &vector, kLanes);
    int count = 0;
    for (std::uint64_t part : words) count += std::popcount(part);
    return count;
  }

  // Values that some piece left still has.
  Values available(Pieces left) const {
    Values values = 0;
    for (; left; left &= left - 1) values |= values_[std::countr_zero(left)];
    return values;
  }

  // Overlooked lines of players' play stand on the board, dead; such positions are in no table.
  bool is_fresh(const Node& node) const { return !any(node.shared & mask(node.empty == all(0))); }

  bool can(const Node& node, int free, Pieces safe_pieces, bool win) {
    if (values_known_ && free >= 16 - values_known_->placed() && is_fresh(node))
      return values_known_->value(key(node)) >= (win ? Verdict::kWin : Verdict::kDraw);
    if (wins_known_ && win && free == 16 - wins_known_->placed() && is_fresh(node))
      return wins_known_->is_won(key(node));
    if (free == 5) return can_five(node, safe_pieces, win);
    if (!count_node()) return false;
    // The last piece is safe, so it is a draw; so it is when no line can be completed any more.
    if (free == 1 || !(any(node.shared & mask(node.empty != all(0))) & available(node.left))) return !win;
    if (free < kLeastStored) return expand(node, free, safe_pieces, win);
    const Key here = key(node);
    const Facts facts = table_.probe(here);
    if (facts & (win ? kWinKnown : kHoldKnown)) return facts & (win ? kWin : kHold);
    const bool result = expand(node, free, safe_pieces, win);
    if (stopped_) return false;
    // A win is a hold, and who cannot hold cannot win.
    if (win) table_.store(here, result ? kWinKnown | kWin | kHoldKnown | kHold : kWinKnown);
    else table_.store(here, result ? kHoldKnown | kHold : kHoldKnown | kWinKnown);
    return result;
  }

  bool expand(const Node& node, int free, Pieces safe_pieces, bool win) {
    Choice choices[16];
    int number = 0;
    if (list_choices(node, free, safe_pieces, choices, number)) return true;
    Choice* order[16];
    for (int i = 0; i < number; ++i) {
      int at = i;
      for (; at > 0 && order[at - 1]->children > choices[i].children; --at) order[at] = order[at - 1];
      order[at] = &choices[i];
    }
    for (int i = 0; i < number; ++i) {
      const Choice& choice = *order[i];
      if (free > watched_) watch(free, i, number);
      const bool refuted = threads_ > 1 && free > kSharedAbove ? is_refuted_together(node, choice, free, win)
                                                               : is_refuted(node, choice, free, win);
      if (stopped_) return false;
      if (!refuted) return true;
    }
    return false;
  }

  void watch(int free, int tried, int choices) {
    tried_[free] = tried;
    choices_[free] = choices;
    choices_[free - 1] = 0;
  }

  // Whether some placement of this piece refutes giving it.
  bool is_refuted(const Node& node, const Choice& choice, int free, bool win) {
    for (int j = 0; j < choice.children; ++j) {
      const Child& child = choice.child[j];
      if (can(place(node, choice.piece, child.square), free - 1, child.safe, !win)) return true;
      if (stopped_) return false;
    }
    return false;
  }

  // The same where several threads search: a placement that another one is busy with is left for later, when the
  // table will have the answer. The first, most promising one is everybody's.
  bool is_refuted_together(const Node& node, const Choice& choice, int free, bool win) {
    int later[16], number = 0;
    for (int pass = 0; pass < 2; ++pass)
      for (int i = 0; i < (pass ? number : choice.children); ++i) {
        const int j = pass ? later[i] : i;
        const Child& child = choice.child[j];
        const Node next = place(node, choice.piece, child.square);
        const Key next_key = key(next);
        const std::uint64_t name = (next_key.boards ^ next_key.shape << 1 ^ !win) * 0x9E3779B97F4A7C15u;
        auto& busy = shared_.busy[name >> 54];
        if (pass == 0 && j > 0 && busy.load(std::memory_order_relaxed) == name) {
          later[number++] = j;
          continue;
        }
        busy.store(name, std::memory_order_relaxed);
        const bool refutes = can(next, free - 1, child.safe, !win);
        busy.store(0, std::memory_order_relaxed);
        if (refutes) return true;
        if (stopped_) return false;
      }
    return false;
  }

  // Every safe piece with the placements that leave the placer a safe piece to give, the most promising first.
  // True if some piece has none: the giver wins at once.
  bool list_choices(const Node& node, int free, Pieces safe_pieces, Choice* choices, int& number) const {
    // The threats after a placement on a square: those elsewhere stay; those of lines through it need the piece's values.
    Values stay[16], depend[16];
    std::uint8_t squares[16];
    int count = 0;
    for (Squares rest = static_cast<Squares>(~node.occupied); rest; rest &= rest - 1) {
      const int square = std::countr_zero(rest);
      const Vector nearly = node.shared & mask((node.empty - through_[square]) == all(1));
      stay[count] = any(nearly & elsewhere_[square]);
      depend[count] = any(nearly & ~elsewhere_[square]);
      squares[count++] = static_cast<std::uint8_t>(square);
    }
    const int placed_after = 17 - free;
    for (Pieces rest = safe_pieces; rest; rest &= rest - 1) {
      const int piece = std::countr_zero(rest);
      if (is_twin(piece, rest & (rest - 1))) continue;
      const Values values = values_[piece];
      const Pieces left = rules_.giveable(node.left & static_cast<Pieces>(~(1u << piece)), placed_after);
      Choice& choice = choices[number];
      choice.piece = piece;
      choice.children = 0;
      for (int i = 0; i < count; ++i) {
        const Pieces safe_after = left & safe_from_[stay[i] | (depend[i] & values)];
        if (!safe_after) continue;
        const int square = squares[i];
        // Few safe pieces make small trees; then few live lines.
        const int order =
            std::popcount(safe_after) * 256 + population(node.shared & (elsewhere_[square] | all(values)));
        int at = choice.children++;
        for (; at > 0 && choice.child[at - 1].order > order; --at) choice.child[at] = choice.child[at - 1];
        choice.child[at] = {order, squares[i], safe_after};
      }
      if (choice.children == 0) return true;
      ++number;
    }
    return false;
  }

  // Whether another of the pieces counts exactly the same, so that one of them will do.
  bool is_twin(int piece, Pieces others) const {
    if (rules_.counted == 0xFF) return false;
    for (; others; others &= others - 1) {
      const int other = std::countr_zero(others);
      if (values_[other] == values_[piece] && (rules_.owned == Owned::kFree || (other ^ piece) < 8)) return true;
    }
    return false;
  }

  bool can_five(const Node& node, Pieces safe_pieces, bool win) {
    if (!count_node()) return false;
    Vector needed{};
    int square = 0;
    for (Squares rest = static_cast<Squares>(~node.occupied); rest; rest &= rest - 1, ++square)
      needed += through_[std::countr_zero(rest)] << square;
    std::uint8_t sets[kLanes], values[kLanes];
    std::memcpy(sets, &needed, kLanes);
    std::memcpy(values, &node.shared, kLanes);
    Values need[32] = {};
    for (int line = 0; line < line_count(kWithSquares); ++line) need[sets[line]] |= values[line];
    need[0] = 0;
    const endings::Five five(need);
    if (!(five.live() & available(node.left))) return !win;
    return expand_five(rules_, values_, safe_from_, five, need, node.left, safe_pieces, win);
  }

  // False once the search has to stop.
  bool count_node() {
    if ((++nodes_ & 0xFFF) == 0) {
      const std::uint64_t total = shared_.nodes.fetch_add(0x1000, std::memory_order_relaxed) + 0x1000;
      if (shared_.stop.load(std::memory_order_relaxed) || (thread_ == 0 && shared_.progress && shared_.progress(total)))
        stopped_ = true;
    }
    return !stopped_;
  }

  static constexpr int kSharedAbove = 8;
  static constexpr int kWatched = 4;      // plies that an estimate looks at
  static constexpr int kLeastStored = 7;  // positions with fewer free squares are cheaper to search than to look up

  const Rules rules_;
  const CanonicalKeys keys_;
  TranspositionTable& table_;
  Shared& shared_;
  const Openings *values_known_ = nullptr, *wins_known_ = nullptr;
  const int thread_, threads_;
  bool stopped_ = false;
  std::uint64_t nodes_ = 0;
  int watched_ = 16;                       // free squares above which `done` is told what is tried
  int tried_[17] = {}, choices_[17] = {};  // pieces, by the number of free squares
  Vector through_[16], elsewhere_[16];
  Values values_[16];
  std::uint64_t marks_[16] = {};
  Pieces safe_from_[256] = {};
};

}  // namespace fourfold
