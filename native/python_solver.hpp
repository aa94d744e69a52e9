// The solver as a Python object: reading positions, listening to Python during a search, and answers as tuples.
#pragma once

#include <nanobind/nanobind.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

#include "quarto/search/batch.hpp"
#include "quarto/search/solver.hpp"

namespace fourfold {

namespace nb = nanobind;

inline Owned read_owned(int owned) {
  if (owned < 0 || owned > 2) throw std::invalid_argument("expected 0 (free), 1 (light) or 2 (dark)");
  return static_cast<Owned>(owned);
}

inline Position read_position(nb::bytes board, int hand) {
  if (board.size() != 16) throw std::invalid_argument("expected sixteen squares");
  Position position;
  unsigned used = 0;
  const auto take = [&](int piece) {
    if (piece < 0 || piece > 15 || used >> piece & 1) throw std::invalid_argument("expected each piece at most once");
    used |= 1u << piece;
    return static_cast<std::int8_t>(piece);
  };
  for (int square = 0; square < 16; ++square) {
    const auto piece = static_cast<std::uint8_t>(board.c_str()[square]);
    position.board[square] = piece == 0xFF ? std::int8_t{-1} : take(piece);
  }
  position.hand = hand < 0 ? std::int8_t{-1} : take(hand);
  return position;
}

inline std::vector<Verdict> read_verdicts(nb::bytes values, int most) {
  std::vector<Verdict> verdicts;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const int value = values.c_str()[i];
    if (value < 0 || value > most) throw std::invalid_argument("expected 0, 1 or 2; for wins 0 or 1");
    verdicts.push_back(static_cast<Verdict>(value));
  }
  return verdicts;
}

// Listens to Ctrl-C and to a callback of Python, ten times per second, while native code searches without the GIL.
class Listener {
 public:
  explicit Listener(nb::object progress) : progress_(std::move(progress)) {}

  // Whether the search must stop.
  bool operator()(std::uint64_t number, double done) {
    const auto now = std::chrono::steady_clock::now();
    if (now - last_ < std::chrono::milliseconds(100)) return false;
    last_ = now;
    nb::gil_scoped_acquire held;
    if (PyErr_CheckSignals() != 0) return failed_ = true;
    if (progress_.is_none()) return false;
    PyObject* const answer =
        PyObject_CallFunction(progress_.ptr(), "Kd", static_cast<unsigned long long>(number), done);
    if (answer == nullptr) return failed_ = true;
    const int stop = PyObject_IsTrue(answer);
    Py_DECREF(answer);
    return stop != 0;
  }

  // Raise what the callback, or Ctrl-C, has raised.
  void check() const {
    if (failed_) throw nb::python_error();
  }

 private:
  nb::object progress_;
  std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
  bool failed_ = false;
};

// A solver that Python may call: it lets other Python threads run.
class PythonSolver {
 public:
  PythonSolver(int counted, bool squares, int owned, std::size_t memory, int threads)
      : rules_{static_cast<Values>(counted), squares, read_owned(owned)},
        solver_(Solver::make(rules_, memory, threads)) {}

  using Fields = std::tuple<int, std::vector<int>, int, std::uint64_t>;  // value, moves, distance, nodes

  Fields solve(nb::bytes board, int hand, double seconds, std::uint64_t nodes, bool with_moves, bool with_distance,
               nb::object progress) {
    const Position position = read_position(board, hand);
    Listener listener(progress);
    Answer answer;
    {
      nb::gil_scoped_release released;
      answer = solver_->solve(position, {nodes, seconds}, {with_moves, with_distance}, std::ref(listener));
    }
    listener.check();
    return fields(answer);
  }

  // Moves and their values.
  std::vector<std::tuple<int, int>> values(nb::bytes board, int hand, double seconds, std::uint64_t nodes,
                                           nb::object progress) {
    const Position position = read_position(board, hand);
    Listener listener(progress);
    std::vector<MoveValue> found;
    {
      nb::gil_scoped_release released;
      found = solver_->values(position, {nodes, seconds}, std::ref(listener));
    }
    listener.check();
    std::vector<std::tuple<int, int>> values;
    for (const MoveValue& move : found) values.emplace_back(move.move, static_cast<int>(move.value));
    return values;
  }

  // For each position value, moves, distance, nodes. The callback gets the number and the share of positions solved.
  std::vector<Fields> solve_many(const std::vector<std::tuple<nb::bytes, int>>& boards, double seconds,
                                 std::uint64_t nodes, bool with_moves, bool with_distance, nb::object progress) {
    std::vector<Position> positions;
    for (const auto& [board, hand] : boards) positions.push_back(read_position(board, hand));
    Listener listener(progress);
    std::vector<Answer> answers;
    {
      nb::gil_scoped_release released;
      answers =
          solve_batch(*solver_, positions, {nodes, seconds}, {with_moves, with_distance}, [&](std::size_t solved) {
            return listener(solved, static_cast<double>(solved) / std::max<std::size_t>(positions.size(), 1));
          });
    }
    listener.check();
    std::vector<Fields> found;
    for (const Answer& answer : answers) found.push_back(fields(answer));
    return found;
  }

  std::size_t memory() const { return solver_->table_bytes(); }
  Solver& solver() { return *solver_; }
  const Rules& rules() const { return rules_; }

  void use(nb::bytes table) {
    const auto openings = std::make_shared<const Openings>(std::string(table.c_str(), table.size()));
    if (!openings->suits(rules_)) throw std::invalid_argument("expected an opening table of these rules");
    solver_->use(openings);
  }

  std::vector<nb::bytes> openings(int placed) const {
    std::vector<nb::bytes> boards;
    for (const Position& position : solver_->openings(placed)) {
      char board[16];
      for (int square = 0; square < 16; ++square) board[square] = static_cast<char>(position.board[square]);
      boards.emplace_back(board, 16);
    }
    return boards;
  }

  bool is_won(nb::bytes board) { return solver_->is_won(read_position(board, -1)); }

  // `values` has a byte per position, in the order of `openings`: 0 loss, 1 draw, 2 win for the giver.
  nb::bytes build_openings(int placed, nb::bytes values) const {
    const std::string table = solver_->build_openings(placed, read_verdicts(values, 2));
    return nb::bytes(table.data(), table.size());
  }

  // `wins` has a byte per position, in the order of `openings`: 1 if the giver wins, else 0.
  nb::bytes build_wins(int placed, nb::bytes wins) const {
    const std::string table = solver_->build_wins(placed, read_verdicts(wins, 1));
    return nb::bytes(table.data(), table.size());
  }

 private:
  static Fields fields(const Answer& answer) {
    return {static_cast<int>(answer.value), answer.moves, answer.distance, answer.nodes};
  }

  Rules rules_;
  std::unique_ptr<Solver> solver_;
};

}  // namespace fourfold
