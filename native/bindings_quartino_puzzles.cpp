// Puzzles of Quartino for Python, as a part of the module in bindings.cpp: finding, proving and trying them, as texts.
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <stdexcept>

#include "bindings_quartino.hpp"
#include "quartino/puzzles/puzzle_finding.hpp"
#include "quartino/puzzles/puzzle_tries.hpp"

namespace nb = nanobind;
using namespace fourfold;

namespace {

quartino::PuzzleKind read_kind(const std::string& name) {
  const auto kind = quartino::read_puzzle_kind(name);
  if (!kind) throw std::invalid_argument("expected a kind of puzzle");
  return *kind;
}

quartino::PuzzleStart read_start(quartino::PuzzleKind kind, const std::string& position, const std::string& mine,
                                 const std::string& hers, const std::string& events) {
  auto start = quartino::read_puzzle(kind, position, mine, hers, events);
  if (!start) throw std::invalid_argument("expected a puzzle of Quartino");
  return *std::move(start);
}

}  // namespace

void bind_quartino_puzzles(nb::module_& module) {
  module.def("quartino_puzzle_kinds", [] {
    return std::vector<std::string>(std::begin(quartino::kPuzzleKinds), std::end(quartino::kPuzzleKinds));
  });
  // Puzzles from this number of games, at most one of each kind per game: texts with tabs.
  module.def(
      "find_quartino_puzzles",
      [](const quartino::Nets& nets, int games, std::uint64_t seed) {
        quartino::PuzzleFinding finding(nets, seed);
        std::vector<std::string> lines;
        for (; games > 0; --games) finding.play_game(lines);
        return lines;
      },
      nb::arg("nets"), nb::arg("games"), nb::arg("seed"), nb::call_guard<nb::gil_scoped_release>());
  // The only solution; "" if there is none or another one.
  module.def(
      "prove_quartino_puzzle",
      [](const std::string& name, const std::string& position, const std::string& mine, const std::string& hers,
         const std::string& events) {
        const quartino::PuzzleKind kind = read_kind(name);
        const quartino::PuzzleStart start = read_start(kind, position, mine, hers, events);
        const auto solution = quartino::PuzzleProof(start).solution(kind);
        return solution.empty() ? std::string() : print_solution(kind, start, solution);
      },
      nb::arg("kind"), nb::arg("position"), nb::arg("mine"), nb::arg("hers"), nb::arg("events"));
  // For each level, how many of its tries find the solution.
  module.def(
      "quartino_tries_that_find",
      [](const std::string& name, const std::string& position, const std::string& mine, const std::string& hers,
         const std::string& events, std::uint64_t seed, int tries) {
        const quartino::PuzzleKind kind = read_kind(name);
        const quartino::PuzzleStart start = read_start(kind, position, mine, hers, events);
        const auto solution = quartino::PuzzleProof(start).solution(kind);
        if (solution.empty()) throw std::invalid_argument("expected a puzzle with one solution");
        const quartino::PuzzleTries trying(kind, start, solution);
        std::vector<int> found;
        for (const quartino::Level& level : quartino::kLevels) found.push_back(trying.found_by(level, tries, seed));
        return found;
      },
      nb::arg("kind"), nb::arg("position"), nb::arg("mine"), nb::arg("hers"), nb::arg("events"), nb::arg("seed"),
      nb::arg("tries"), nb::call_guard<nb::gil_scoped_release>());
}
