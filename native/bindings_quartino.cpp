// Quartino for Python, as a part of the module in bindings.cpp: moves, positions and views are texts.
#include "bindings_quartino.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <stdexcept>

#include "quartino/random_games.hpp"
#include "quartino/view.hpp"

namespace nb = nanobind;
using namespace fourfold;

namespace {

quartino::RuleSet read_rule_set(const std::string& text) {
  const auto rules = quartino::read_rules(text);
  if (!rules) throw std::invalid_argument("expected rules of Quartino");
  return *rules;
}

}  // namespace

void bind_quartino(nb::module_& module) {
  using quartino::Match;
  nb::class_<Match>(module, "NativeQuartino")
      .def(
          "__init__",
          [](Match* match, const std::string& rules, const std::vector<std::vector<std::string>>& racks,
             const std::string& first, const std::vector<std::string>& deck, const std::string& board) {
            Match made;
            if (const Refusal wrong = made.start(read_rule_set(rules), racks, first, deck, board))
              throw std::invalid_argument(wrong.json());
            new (match) Match(std::move(made));
          },
          nb::arg("rules"), nb::arg("racks"), nb::arg("first"), nb::arg("deck"), nb::arg("board"))
      // "", or the refusal in JSON.
      .def(
          "play", [](Match& match, const std::string& event) { return match.play(event).json(); }, nb::arg("event"))
      // The event that everybody hears, or "", and the refusal.
      .def(
          "attempt",
          [](Match& match, const std::string& event) {
            const Match::Attempt attempt = match.attempt(event);
            return std::vector<std::string>{attempt.event, attempt.refusal.json()};
          },
          nb::arg("event"))
      .def("take_back", &Match::take_back)
      .def("copy", [](const Match& match) { return match; })
      .def("moves", &Match::moves)
      // What a seat may know, or a spectator for "", in JSON.
      .def(
          "view",
          [](const Match& match, const std::string& seat) {
            if (!seat.empty() && match.seat_number(seat) < 0) throw std::invalid_argument("expected a seat");
            return print_view(match, seat.empty() ? -1 : match.seat_number(seat));
          },
          nb::arg("seat"))
      .def_prop_ro("record", &Match::record)
      .def_prop_ro("position", [](const Match& match) { return print_position(match.game(), match.rules().game); });
  module.def(
      "random_quartino_games",
      [](const std::string& text, int seats, std::uint64_t games, std::uint64_t seed) {
        quartino::GameRules rules = read_rule_set(text).game;
        if (seats < 2 || seats > quartino::kMostSeats) throw std::invalid_argument("expected 2 to 4 seats");
        if (rules.turn_limit > quartino::Past::kMostTurns) throw std::invalid_argument("expected at most 200 turns");
        rules.seats = static_cast<std::uint8_t>(seats);
        return quartino::play_random_games(rules, games, seed);
      },
      nb::arg("rules"), nb::arg("seats"), nb::arg("games"), nb::arg("seed"), nb::call_guard<nb::gil_scoped_release>());
  module.def(
      "canonical_quartino_rules",
      [](const std::string& text) -> std::optional<std::string> {
        const auto rules = quartino::read_rules(text);
        return rules ? std::optional(quartino::print_rules(*rules)) : std::nullopt;
      },
      nb::arg("text"));
}
