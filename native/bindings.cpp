// The native core as a Python module. Only the files bindings* and python_solver.hpp know Python.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <stdexcept>

#include "bindings_quartino.hpp"
#include "quarto/mind/analysis.hpp"
#include "quarto/mind/bots.hpp"
#include "python_solver.hpp"
#include "quarto/rules/random_games.hpp"
#include "quarto/rules/symmetric_moves.hpp"

namespace nb = nanobind;
using namespace fourfold;

namespace {

// The game as Python sees it: moves are numbers (Move::code), refusals are codes.
void bind_game(nb::module_& module) {
  nb::class_<Game>(module, "NativeGame")
      .def(
          "__init__",
          [](Game* game, int counted, bool squares, int owned, bool referee, bool lose_on_false_call, int expiry) {
            if (counted < 1 || counted > 0xFF) throw std::invalid_argument("expected counted values");
            if (expiry < 1 || expiry > kMostExpiry) throw std::invalid_argument("expected an expiry of 1 or 2");
            const Rules rules{static_cast<Values>(counted), squares, read_owned(owned)};
            new (game) Game({rules, referee, lose_on_false_call, expiry});
          },
          nb::arg("counted"), nb::arg("squares"), nb::arg("owned"), nb::arg("referee"), nb::arg("lose_on_false_call"),
          nb::arg("expiry"))
      .def(
          "play", [](Game& game, std::int32_t move) { return name(game.play(Move::of(move))); }, nb::arg("move"))
      .def(
          "refuse", [](Game& game, std::int32_t move) { return name(game.refuse(Move::of(move))); }, nb::arg("move"))
      .def("moves",
           [](const Game& game) {
             Move moves[kSquares];
             std::vector<std::int32_t> codes;
             for (int i = 0, number = game.moves(moves); i < number; ++i) codes.push_back(moves[i].code());
             return codes;
           })
      .def("copy", [](const Game& game) { return game; })
      // Python's code for what is wrong with the position, or "": then the game stands there.
      .def(
          "set_up",
          [](Game& game, const std::string& position) {
            return PositionReader(game.rules()).read(position, game).code;
          },
          nb::arg("position"))
      .def_prop_ro("position", [](const Game& game) { return print_position(game); })
      .def_prop_ro("turn", &Game::turn)
      .def_prop_ro("refusals", &Game::refusals)
      // Bits in the order of the rules' lines.
      .def_prop_ro("shown", &Game::shown)
      // None, or the winning team ("" for a draw) and the reason.
      .def_prop_ro("outcome", [](const Game& game) -> std::optional<std::tuple<std::string, std::string>> {
        const Outcome outcome = game.outcome();
        if (!outcome) return {};
        return std::tuple(std::string(outcome.winner != 0, outcome.winner), std::string(outcome.why()));
      });
  module.def(
      "random_games",
      [](const Game& like, std::uint64_t games, std::uint64_t seed) {
        return play_random_games(like.rules(), games, seed);
      },
      nb::arg("like"), nb::arg("games"), nb::arg("seed"), nb::call_guard<nb::gil_scoped_release>());
  module.def(
      "read_move",
      [](const std::string& text) -> std::optional<std::int32_t> {
        const auto move = read_move(text);
        return move ? std::optional(move->code()) : std::nullopt;
      },
      nb::arg("text"));
  module.def("print_move", [](std::int32_t move) { return print_move(Move::of(move)); }, nb::arg("move"));
  module.def(
      "canonical_rules",
      [](const std::string& text) -> std::optional<std::string> {
        const auto rules = read_rules(text);
        return rules ? std::optional(print_rules(*rules)) : std::nullopt;
      },
      nb::arg("text"));
}

// A game from its rules string, the number of its seats, the position it began with ("" for the start) and its events.
Match read_match(const std::string& rules, int seats, const std::string& start,
                 const std::vector<std::string>& events) {
  const auto found = read_rules(rules);
  if (!found || seats < 2 || seats > kMostSeats) throw std::invalid_argument("expected rules and seats of Quarto");
  Match match(*found, seats);
  if (const Refusal wrong = start.empty() ? Refusal() : match.set_up(start)) throw std::invalid_argument(wrong.json());
  for (const std::string& event : events)
    if (const Refusal wrong = match.play(event)) throw std::invalid_argument(wrong.json());
  return match;
}

using LevelFields = std::tuple<int, bool, int, int>;  // as Level has them

// What a bot knows, as Python's view has it.
BotView read_view(const Rules& rules, bool referee, int expiry, nb::bytes board, int hand, nb::bytes trail,
                  int refusals, bool is_last_say) {
  if (expiry < 1 || expiry > kMostExpiry) throw std::invalid_argument("expected an expiry of 1 or 2");
  BotView view{{rules, referee, false, expiry}, read_position(board, hand), {}, refusals, is_last_say};
  for (std::size_t i = 0; i < trail.size(); ++i) {
    const int square = trail.c_str()[i];
    if (square < 0 || square >= kSquares) throw std::invalid_argument("expected squares");
    view.trail.push_back(static_cast<std::uint8_t>(square));
  }
  return view;
}

void bind_bots(nb::module_& module) {
  nb::class_<BotChoice>(module, "BotChoice")
      .def(
          "__init__",
          [](BotChoice* choice, PythonSolver& solver, const std::string& name, std::optional<LevelFields> level,
             bool hurried, bool referee, int expiry, nb::bytes board, int hand, nb::bytes trail, int refusals,
             bool last_say, std::uint64_t seed) {
            std::optional<Bot> bot = bot_named(name);
            if (level) bot = Bot{Bot::kLevel, std::make_from_tuple<Level>(*level)};
            if (!bot) throw std::invalid_argument("expected a bot of Quarto");
            bot->perfect.is_hurried = hurried;
            const BotView view = read_view(solver.rules(), referee, expiry, board, hand, trail, refusals, last_say);
            new (choice) BotChoice(*bot, view, seed, solver.solver());
          },
          nb::arg("solver"), nb::arg("bot"), nb::arg("level").none(), nb::arg("hurried"), nb::arg("referee"),
          nb::arg("expiry"), nb::arg("board"), nb::arg("hand"), nb::arg("trail"), nb::arg("refusals"),
          nb::arg("last_say"), nb::arg("seed"), nb::keep_alive<1, 2>())
      .def("step", &BotChoice::step, nb::arg("nodes"), nb::call_guard<nb::gil_scoped_release>())
      .def("give_up", &BotChoice::give_up)
      .def_prop_ro("move", [](const BotChoice& choice) { return choice.thought().move.code(); })
      .def_prop_ro("value", [](const BotChoice& choice) { return static_cast<int>(choice.thought().value); })
      // Moves, and chances in parts of `CERTAIN`.
      .def_prop_ro("errors", [](const BotChoice& choice) {
        std::vector<std::tuple<std::int32_t, std::uint64_t>> errors;
        for (const auto& [move, error] : choice.thought().errors) errors.emplace_back(move.code(), error);
        return errors;
      });
  module.attr("CERTAIN") = kCertain;
  module.attr("SEES_ALL") = kSeesAll;
  module.def("levels", [] {
    std::vector<LevelFields> levels;
    for (const Level& one : kLevels) levels.emplace_back(one.keenness, one.looks_ahead, one.horizon, one.depth_percent);
    return levels;
  });
  // In referee play, as puzzles have it.
  module.def(
      "tries_that_find",
      [](PythonSolver& solver, nb::bytes board, int hand, std::int32_t solution, std::uint64_t seed, int tries) {
        const BotView view = read_view(solver.rules(), true, 1, board, hand, nb::bytes("", 0), 0, false);
        const auto found = tries_that_find(view, Move::of(solution), seed, tries, solver.solver());
        return std::vector<int>(found.begin(), found.end());
      },
      nb::arg("solver"), nb::arg("board"), nb::arg("hand"), nb::arg("solution"), nb::arg("seed"), nb::arg("tries"));
  // Lines by their numbers.
  module.def(
      "chance_to_notice",
      [](int keenness, int line, int value, nb::bytes trail, int placed, int rivals) {
        if (line < 0 || line >= kMostLines || value < 1 || value > 0xFF)
          throw std::invalid_argument("expected a line and a value");
        const std::vector<std::uint8_t> squares(trail.c_str(), trail.c_str() + trail.size());
        return chance_to_notice({keenness, squares, placed}, line, static_cast<Values>(value), rivals);
      },
      nb::arg("keenness"), nb::arg("line"), nb::arg("value"), nb::arg("trail"), nb::arg("placed"), nb::arg("rivals"));
}

void bind_mind(nb::module_& module) {
  nb::class_<Analysis>(module, "Analysis")
      .def(
          "__init__",
          [](Analysis* analysis, PythonSolver& solver, const std::string& rules, int seats, const std::string& start,
             const std::vector<std::string>& events, std::uint64_t nodes) {
            const Match match = read_match(rules, seats, start, events);
            if (match.rules().game != solver.rules()) throw std::invalid_argument("expected a solver of these rules");
            new (analysis) Analysis(match, solver.solver(), nodes);
          },
          nb::arg("solver"), nb::arg("rules"), nb::arg("seats"), nb::arg("start"), nb::arg("events"), nb::arg("nodes"),
          nb::keep_alive<1, 2>())
      .def("step", &Analysis::step, nb::arg("nodes"), nb::call_guard<nb::gil_scoped_release>())
      .def("give_up", &Analysis::give_up)
      .def(
          "note",
          [](const Analysis& analysis, int number) {
            if (number < 0 || number >= analysis.events()) throw std::out_of_range("expected the number of an event");
            return analysis.note(number);
          },
          nb::arg("number"))
      .def_prop_ro("states", &Analysis::states)
      .def_prop_ro("states_known", &Analysis::states_known);
  module.def(
      "safe_pieces",
      [](int counted, bool squares, int owned, nb::bytes board) {
        const Rules rules{static_cast<Values>(counted), squares, read_owned(owned)};
        std::vector<int> pieces;
        for (Pieces rest = safe_pieces(rules, read_position(board, -1)); rest; rest &= rest - 1)
          pieces.push_back(std::countr_zero(rest));
        return pieces;
      },
      nb::arg("counted"), nb::arg("squares"), nb::arg("owned"), nb::arg("board"));
  // Lines by their numbers, squares, values as bits.
  module.def(
      "threats",
      [](int counted, bool squares, int owned, nb::bytes board) {
        const Rules rules{static_cast<Values>(counted), squares, read_owned(owned)};
        std::vector<std::tuple<int, int, int>> found;
        for (const Threat& threat : threats_on(rules, read_position(board, -1)))
          found.emplace_back(threat.line, threat.square, threat.value);
        return found;
      },
      nb::arg("counted"), nb::arg("squares"), nb::arg("owned"), nb::arg("board"));
  // For each symmetry of the board where each square goes.
  module.def(
      "board_symmetries",
      [](bool squares) {
        const Geometry& geometry = Geometry::of(squares);
        std::vector<std::vector<int>> symmetries(geometry.symmetries());
        for (int symmetry = 0; symmetry < geometry.symmetries(); ++symmetry)
          for (int square = 0; square < kSquares; ++square)
            symmetries[symmetry].push_back(std::countr_zero(geometry.apply(symmetry, bit(square))));
        return symmetries;
      },
      nb::arg("squares"));
  // What each piece becomes, for each renaming of traits and values that leaves what counts as it is.
  module.def(
      "piece_renamings",
      [](int counted, bool squares, int owned) {
        std::vector<std::vector<int>> found;
        for (const Renaming& becomes : renamings({static_cast<Values>(counted), squares, read_owned(owned)}))
          found.emplace_back(becomes.begin(), becomes.end());
        return found;
      },
      nb::arg("counted"), nb::arg("squares"), nb::arg("owned"));
  // The least of all symmetric positions: the board, and the piece in hand.
  module.def(
      "canonical",
      [](int counted, bool squares, int owned, nb::bytes board, int hand) {
        const Position position = read_position(board, hand);
        Picture picture;
        std::copy_n(position.board, kSquares, picture.begin());
        picture[kSquares] = position.hand;
        const Rules rules{static_cast<Values>(counted), squares, read_owned(owned)};
        const Picture least = least_symmetric(picture, Geometry::of(squares), renamings(rules));
        return std::tuple(nb::bytes(least.data(), kSquares), static_cast<int>(least[kSquares]));
      },
      nb::arg("counted"), nb::arg("squares"), nb::arg("owned"), nb::arg("board"), nb::arg("hand"));
  module.def("reason_codes", [] { return std::vector<std::string>(std::begin(kReasonCodes), std::end(kReasonCodes)); });
}

}  // namespace

// The module is built for every processor and, under another name, for those that can do more.
#ifndef FOURFOLD_MODULE
#define FOURFOLD_MODULE _native
#endif
#define FOURFOLD_BEGIN(name, variable) NB_MODULE(name, variable)

FOURFOLD_BEGIN(FOURFOLD_MODULE, module) {
  module.doc() = "The native core of Fourfold; fourfold.engine is its face.";
  // Solvers are kept for later questions until the process ends, and Python then lets go of them in any order.
  nb::set_leak_warnings(false);
  nb::class_<PythonSolver>(module, "NativeSolver")
      .def(nb::init<int, bool, int, std::size_t, int>(), nb::arg("counted"), nb::arg("squares"), nb::arg("owned"),
           nb::arg("memory"), nb::arg("threads"))
      .def("solve", &PythonSolver::solve, nb::arg("board"), nb::arg("hand"), nb::arg("seconds"), nb::arg("nodes"),
           nb::arg("with_moves"), nb::arg("with_distance"), nb::arg("progress").none())
      .def("values", &PythonSolver::values, nb::arg("board"), nb::arg("hand"), nb::arg("seconds"), nb::arg("nodes"),
           nb::arg("progress").none())
      .def("solve_many", &PythonSolver::solve_many, nb::arg("boards"), nb::arg("seconds"), nb::arg("nodes"),
           nb::arg("with_moves"), nb::arg("with_distance"), nb::arg("progress").none())
      .def("use", &PythonSolver::use, nb::arg("table"))
      .def("openings", &PythonSolver::openings, nb::arg("placed"))
      .def("is_won", &PythonSolver::is_won, nb::arg("board"))
      .def("build_openings", &PythonSolver::build_openings, nb::arg("placed"), nb::arg("values"))
      .def("build_wins", &PythonSolver::build_wins, nb::arg("placed"), nb::arg("wins"))
      .def_prop_ro("memory", &PythonSolver::memory);
  bind_game(module);
  bind_mind(module);
  bind_bots(module);
  bind_quartino(module);
  bind_quartino_puzzles(module);
  // Whether this processor can do what the module _native_avx2 is built for.
  module.def("has_avx2", [] {
#if defined(__x86_64__)
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2");
#else
    return false;
#endif
  });
}
