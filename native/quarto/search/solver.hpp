// The value of any position, and the moves that keep it: one search object per thread on one shared transposition table.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <stdexcept>
#include <vector>
#ifndef FOURFOLD_NO_THREADS  // the browser has none
#include <thread>
#endif

#include "distance.hpp"
#include "enumeration.hpp"
#include "search.hpp"

namespace fourfold {

// For the player about to act, under perfect play.
enum class Value : std::int8_t { kLoss = -1, kDraw = 0, kWin = 1, kUnknown = 2 };

constexpr Value opposite(Value value) {
  return value == Value::kUnknown ? value : static_cast<Value>(-static_cast<int>(value));
}

struct Position {
  std::int8_t board[16];  // piece, or -1
  std::int8_t hand = -1;  // piece, or -1
};

struct Answer {
  Value value = Value::kUnknown;
  std::vector<int> moves;  // pieces to give, or squares to place on, that keep the value
  int distance = 0;        // turns to the end, this one included; 0 if it was not asked for
  std::uint64_t nodes = 0;
};

// The value of a move, which is a piece to give or a square to place on, for the player who makes the move.
struct MoveValue {
  int move;
  Value value = Value::kUnknown;
};

// What is wanted beside the value.
struct Wishes {
  bool moves = true;
  bool distance = false;
};

// Called now and then with the nodes searched and a rough estimate of the part that is done; true stops the search.
using Progress = std::function<bool(std::uint64_t nodes, double done)>;

class Solver {
 public:
  virtual ~Solver() = default;
  static std::unique_ptr<Solver> make(const Rules& rules, std::size_t table_bytes, int threads);

  // Raises nothing; a limit that ends the search leaves the value unknown.
  virtual Answer solve(const Position& position, const Limits& limits, const Wishes& wishes,
                       const Progress& progress) = 0;
  // The value of every legal move; the moves that a limit left unsearched are unknown. A finished game has no moves.
  virtual std::vector<MoveValue> values(const Position& position, const Limits& limits, const Progress& progress) = 0;
  // A solver for one other thread, on the transposition table and with the openings of this solver. A solver of one thread
  // can be shared with one thread, which then uses it instead.
  virtual std::unique_ptr<Solver> share() const = 0;
  virtual int threads() const = 0;
  virtual std::size_t table_bytes() const = 0;

  // Look openings up in a table of the same rules, or of rules that only other names set apart.
  virtual void use(std::shared_ptr<const Openings> openings) = 0;
  // Whether the values of openings are looked up, so that every position has its value in a moment.
  virtual bool has_openings() const = 0;
  // All positions with `placed` pieces that can come up, each as its sixteen squares.
  virtual std::vector<Position> openings(int placed) const = 0;
  // Whether the giver wins here; asks no more than that.
  virtual bool is_won(const Position& position) = 0;
  // The table from the values of those, or from which of them are won, in the same order.
  virtual std::string build_openings(int placed, const std::vector<Verdict>& values) const = 0;
  virtual std::string build_wins(int placed, const std::vector<Verdict>& wins) const = 0;
};

template <bool kWithSquares>
class SolverOf final : public Solver {
  using Searcher = Search<kWithSquares>;
  using Node = typename Searcher::Node;

 public:
  SolverOf(const Rules& rules, std::size_t table_bytes, int threads)
      : SolverOf(rules, std::make_shared<TranspositionTable>(table_bytes, threads == 1), threads) {}

  std::unique_ptr<Solver> share() const override {
    auto shared = std::unique_ptr<SolverOf>(new SolverOf(rules_, table_, 1));
    if (values_) shared->use(values_);
    if (wins_) shared->use(wins_);
    return shared;
  }

  int threads() const override { return static_cast<int>(searchers_.size()); }
  std::size_t table_bytes() const override { return table_->bytes(); }

  void use(std::shared_ptr<const Openings> openings) override {
    (openings->kind() == Openings::Kind::kValues ? values_ : wins_) = std::move(openings);
    for (auto& searcher : searchers_) searcher->use(values_.get(), wins_.get());
  }

  bool has_openings() const override { return values_ != nullptr; }

  bool is_won(const Position& position) override {
    shared_.progress = nullptr;
    return searcher().can(read(position), true);
  }

  std::vector<Position> openings(int placed) const override {
    std::vector<Position> positions;
    for (const Node& node : enumerate<kWithSquares>(rules_, *searchers_[0], placed)) {
      Position position;
      for (int square = 0; square < kSquares; ++square) {
        int piece = node.occupied & bit(square) ? 0 : -1;
        for (int trait = 0; trait < kTraits && piece >= 0; ++trait)
          if (node.boards >> (16 * trait + square) & 1) piece |= 8 >> trait;
        position.board[square] = static_cast<std::int8_t>(piece);
      }
      positions.push_back(position);
    }
    return positions;
  }

  std::string build_openings(int placed, const std::vector<Verdict>& values) const override {
    return fourfold::build_openings<kWithSquares>(rules_, *searchers_[0], placed, values);
  }

  std::string build_wins(int placed, const std::vector<Verdict>& wins) const override {
    return fourfold::build_wins<kWithSquares>(rules_, *searchers_[0], placed, wins);
  }

  Answer solve(const Position& position, const Limits& limits, const Wishes& wishes,
               const Progress& progress) override {
    begin(limits, progress);
    const Node node = read(position);
    Answer answer = position.hand < 0 ? give(node, wishes.moves) : place(node, position.hand, wishes.moves);
    if (wishes.distance && !stopped_) {
      answer.distance =
          position.hand < 0 ? giver_distance(node, answer.value) : placer_distance(node, position.hand, answer.value);
      stopped_ = stopped_ || searcher().stopped();
    }
    if (stopped_) answer = Answer{};
    for (auto& searcher : searchers_) answer.nodes += searcher->nodes();
    return answer;
  }

  std::vector<MoveValue> values(const Position& position, const Limits& limits, const Progress& progress) override {
    begin(limits, progress);
    const Node node = read(position);
    std::vector<MoveValue> moves;
    unsigned rest = position.hand < 0 ? rules_.giveable(node.left, node.placed()) : free_squares(node);
    const double share = 1.0 / std::max(std::popcount(rest), 1);
    for (; rest; rest &= rest - 1) {
      MoveValue move{std::countr_zero(rest)};
      const auto search = [&] {
        return position.hand < 0 ? give_value(node, move.move) : place_value(node, position.hand, move.move);
      };
      const Value found = stopped_ ? Value::kUnknown : as_part(share * moves.size(), share, search);
      if (!stopped_) move.value = found;
      moves.push_back(move);
    }
    return moves;
  }

 private:
  SolverOf(const Rules& rules, std::shared_ptr<TranspositionTable> table, int threads)
      : rules_(rules), table_(std::move(table)), searchers_(make_searchers(threads)) {}

  void begin(const Limits& limits, const Progress& progress) {
    const auto began = std::chrono::steady_clock::now();
    shared_.nodes = 0;
    shared_.stop = false;
    stopped_ = false;
    part_ = {};
    shared_.progress = [this, began, limits, &progress](std::uint64_t nodes) {
      const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - began;
      return nodes >= limits.nodes || spent.count() >= limits.seconds ||
             (progress && progress(nodes, part_.from + part_.size * searcher().done()));
    };
    for (auto& searcher : searchers_) searcher->reset();
  }

  std::vector<std::unique_ptr<Searcher>> make_searchers(int threads) {
    std::vector<std::unique_ptr<Searcher>> searchers;
    for (int thread = 0; thread < threads; ++thread)
      searchers.push_back(std::make_unique<Searcher>(rules_, *table_, shared_, thread, threads));
    return searchers;
  }

  Searcher& searcher() { return *searchers_[0]; }

  Node read(const Position& position) {
    Node node = searcher().start();
    for (int square = 0; square < kSquares; ++square)
      if (position.board[square] >= 0) node = searcher().place(node, position.board[square], square);
    return node;
  }

  // The part of the whole work that is under way.
  struct Part {
    double from = 0, size = 1;
    Part within(double begin, double share) const { return {from + size * begin, size * share}; }
  };

  // Do this as that part of what is under way.
  template <typename Work>
  auto as_part(double begin, double share, Work work) {
    const Part whole = part_;
    part_ = whole.within(begin, share);
    auto result = work();
    part_ = whole;
    return result;
  }

  Answer give(const Node& node, bool with_moves) {
    const Pieces giveable = rules_.giveable(node.left, node.placed());
    Answer answer;
    const double first = with_moves ? kValueShare : 1;
    answer.value = giveable ? as_part(0, first, [&] { return value(node); }) : Value::kDraw;
    if (!with_moves || stopped_) return answer;
    const double share = (1 - first) / std::max(std::popcount(giveable), 1);
    double begin = first;
    for (Pieces rest = giveable; rest && !stopped_; rest &= rest - 1, begin += share) {
      const int piece = std::countr_zero(rest);
      if (keeps(answer.value,
                [&](Value bound) { return as_part(begin, share, [&] { return placer_reaches(node, piece, bound); }); }))
        answer.moves.push_back(piece);
    }
    return answer;
  }

  // Whether a move after which the opponent reaches a value at least as asked keeps our value.
  template <typename Reaches>
  static bool keeps(Value value, Reaches opponent_reaches) {
    if (value == Value::kLoss) return true;
    return !opponent_reaches(value == Value::kWin ? Value::kDraw : Value::kWin);
  }

  // The value of giving this piece, for the giver.
  Value give_value(const Node& node, int piece) {
    const auto reaches = [&](double begin, Value bound) {
      return as_part(begin, 0.5, [&] { return placer_reaches(node, piece, bound); });
    };
    return reaches(0, Value::kWin) ? Value::kLoss : reaches(0.5, Value::kDraw) ? Value::kDraw : Value::kWin;
  }

  // The value of placing the piece in hand there, for the placer.
  Value place_value(const Node& node, int piece, int square) {
    if (searcher().completes(node, piece, square)) return Value::kWin;
    const Node next = searcher().place(node, piece, square);
    return next.placed() == kSquares ? Value::kDraw : value(next);
  }

  // Whether the receiver of this piece can win, or at least draw.
  bool placer_reaches(const Node& node, int piece, Value bound) {
    const std::vector<int> squares = squares_by_promise(node, piece);
    for (const int square : squares)
      if (searcher().completes(node, piece, square)) return true;
    if (node.placed() == 15) return bound != Value::kWin;
    const double share = 1.0 / squares.size();
    double begin = 0;
    for (const int square : squares) {
      const Node next = searcher().place(node, piece, square);
      if (as_part(begin, share, [&] { return can(next, bound == Value::kWin); })) return true;
      begin += share;
    }
    return false;
  }

  Answer place(const Node& node, int piece, bool with_moves) {
    Answer answer;
    const double half = (with_moves ? kValueShare : 1) / 2;
    const auto reaches = [&](double begin, Value bound) {
      return as_part(begin, half, [&] { return placer_reaches(node, piece, bound); });
    };
    answer.value = reaches(0, Value::kWin) ? Value::kWin : reaches(half, Value::kDraw) ? Value::kDraw : Value::kLoss;
    if (!with_moves || stopped_) return answer;
    part_ = {2 * half, 0};
    for (Squares rest = free_squares(node); rest && !stopped_; rest &= rest - 1) {
      const int square = std::countr_zero(rest);
      const bool completes = searcher().completes(node, piece, square);
      const Node next = searcher().place(node, piece, square);
      const bool last = next.placed() == 16;
      bool kept = false;
      switch (answer.value) {
        case Value::kWin: kept = completes || (!last && can(next, true)); break;
        case Value::kDraw: kept = last || can(next, false); break;
        default: kept = true;
      }
      if (kept) answer.moves.push_back(square);
    }
    return answer;
  }

  // Turns to the end, the one in which the giver is about to give included.
  int giver_distance(const Node& node, Value value) {
    if (node.placed() == 16) return 0;
    switch (value) {
      case Value::kWin: return 1 + distance_.to_win(node);
      case Value::kLoss: return 1 + distance_.to_loss(node);
      default: return 1 + 16 - node.placed();
    }
  }

  // The same for who is about to place: the fastest win, the slowest loss.
  int placer_distance(const Node& node, int piece, Value value) {
    if (value == Value::kDraw) return 16 - node.placed();
    int best = 0;
    for (Squares rest = free_squares(node); rest; rest &= rest - 1) {
      const int square = std::countr_zero(rest);
      if (searcher().completes(node, piece, square)) return 1;
      const Node next = searcher().place(node, piece, square);
      if (value == Value::kLoss) best = std::max(best, 1 + distance_.to_loss(next));
      else if (next.placed() < 16 && searcher().can(next, true)) {
        const int turns = 1 + distance_.to_win(next);
        best = best == 0 ? turns : std::min(best, turns);
      }
    }
    return best;
  }

  Value value(const Node& node) {
    if (as_part(0, 0.5, [&] { return can(node, true); })) return Value::kWin;
    return as_part(0.5, 0.5, [&] { return can(node, false); }) ? Value::kDraw : Value::kLoss;
  }

  static Squares free_squares(const Node& node) { return static_cast<Squares>(~node.occupied); }

  std::vector<int> squares_by_promise(const Node& node, int piece) {
    std::vector<std::pair<int, int>> ordered;
    for (Squares rest = free_squares(node); rest; rest &= rest - 1) {
      const int square = std::countr_zero(rest);
      ordered.emplace_back(std::popcount(searcher().safe(searcher().place(node, piece, square))), square);
    }
    std::sort(ordered.begin(), ordered.end());
    std::vector<int> squares;
    for (const auto& [safe, square] : ordered) squares.push_back(square);
    return squares;
  }

  // One question, asked of all threads at once; the first answer counts.
  bool can(const Node& node, bool win) {
    if (stopped_) return false;
    if (searchers_.size() == 1 || node.placed() > 9) {
      const bool result = searcher().can(node, win);
      stopped_ = searcher().stopped();
      return result;
    }
#ifdef FOURFOLD_NO_THREADS
    return false;
#else
    std::atomic<int> result{-1};
    const auto ask = [&](Searcher& searcher) {
      const bool found = searcher.can(node, win);
      if (!searcher.stopped()) {
        result = found;
        shared_.stop = true;
      }
    };
    std::vector<std::thread> threads;
    for (std::size_t i = 1; i < searchers_.size(); ++i) threads.emplace_back(ask, std::ref(*searchers_[i]));
    ask(searcher());
    if (result < 0) shared_.stop = true;
    for (auto& thread : threads) thread.join();
    shared_.stop = false;
    for (auto& searcher : searchers_) searcher->resume();
    stopped_ = result < 0;
    return result > 0;
#endif
  }

  static constexpr double kValueShare = 0.7;  // of the work; what the search remembers makes the moves cheaper

  const Rules rules_;
  const std::shared_ptr<TranspositionTable> table_;
  Part part_;
  Shared shared_;
  std::shared_ptr<const Openings> values_, wins_;
  std::vector<std::unique_ptr<Searcher>> searchers_;
  Distance<kWithSquares> distance_{*searchers_[0]};
  bool stopped_ = false;
};

inline std::unique_ptr<Solver> Solver::make(const Rules& rules, std::size_t table_bytes, int threads) {
  if (rules.squares) return std::make_unique<SolverOf<true>>(rules, table_bytes, threads);
  return std::make_unique<SolverOf<false>>(rules, table_bytes, threads);
}

}  // namespace fourfold
