// The native core as a Python module. The only file that knows Python.
#include <nanobind/nanobind.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <chrono>
#include <cstring>
#include <stdexcept>

#include "solver.hpp"

namespace nb = nanobind;
using namespace fourfold;

namespace {

Owned read_owned(int owned) {
  if (owned < 0 || owned > 2) throw std::invalid_argument("expected 0 (free), 1 (light) or 2 (dark)");
  return static_cast<Owned>(owned);
}

Position read_position(nb::bytes board, int hand) {
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

// A solver that Python may call: it lets other Python threads run, and listens to Ctrl-C and to a callback.
class PythonSolver {
 public:
  PythonSolver(int counted, bool squares, int owned, std::size_t memory, int threads)
      : solver_(Solver::make({static_cast<Values>(counted), squares, read_owned(owned)}, memory, threads)) {}

  // Value, moves, distance, nodes.
  std::tuple<int, std::vector<int>, int, std::uint64_t> solve(nb::bytes board, int hand, double seconds,
                                                               std::uint64_t nodes, bool with_moves, bool with_distance,
                                                               nb::object progress) {
    const Position position = read_position(board, hand);
    const Limits limits{nodes, seconds};
    auto last = std::chrono::steady_clock::now();
    bool failed = false;
    const auto listen = [&](std::uint64_t searched) {
      const auto now = std::chrono::steady_clock::now();
      if (now - last < std::chrono::milliseconds(100)) return false;
      last = now;
      nb::gil_scoped_acquire held;
      if (PyErr_CheckSignals() != 0) return failed = true;
      if (progress.is_none()) return false;
      PyObject* const answer = PyObject_CallFunction(progress.ptr(), "K", static_cast<unsigned long long>(searched));
      if (answer == nullptr) return failed = true;
      const int stop = PyObject_IsTrue(answer);
      Py_DECREF(answer);
      return stop != 0;
    };
    Answer answer;
    {
      nb::gil_scoped_release released;
      answer = solver_->solve(position, limits, {with_moves, with_distance}, listen);
    }
    if (failed) throw nb::python_error();
    return {static_cast<int>(answer.value), answer.moves, answer.distance, answer.nodes};
  }

  std::size_t memory() const { return solver_->table_bytes(); }

 private:
  std::unique_ptr<Solver> solver_;
};

}  // namespace

NB_MODULE(_native, module) {
  module.doc() = "The native core of Fourfold; fourfold.engine is its face.";
  nb::class_<PythonSolver>(module, "Solver")
      .def(nb::init<int, bool, int, std::size_t, int>(), nb::arg("counted"), nb::arg("squares"), nb::arg("owned"),
           nb::arg("memory"), nb::arg("threads"))
      .def("solve", &PythonSolver::solve, nb::arg("board"), nb::arg("hand"), nb::arg("seconds"), nb::arg("nodes"),
           nb::arg("with_moves"), nb::arg("with_distance"), nb::arg("progress").none())
      .def_prop_ro("memory", &PythonSolver::memory);
}
