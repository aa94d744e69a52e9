// Rollouts of Quartino for Python, as a part of the module in bindings.cpp: a state and its random moves are texts.
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <stdexcept>

#include "bindings_quartino.hpp"
#include "quartino/rules/rollouts.hpp"
#include "quartino_views.hpp"

namespace nb = nanobind;
using namespace fourfold;

namespace {

quartino::OpenGame read_state(const std::string& rules, int seat, const std::vector<std::vector<std::string>>& cards,
                              const std::vector<quartino::RackTexts>& racks, const std::string& board,
                              const quartino::SeenTurn& turn, bool acted, int idle,
                              const std::vector<std::string>& positions) {
  quartino::OpenGame open{quartino::read_rule_set(rules).game, {}, {}};
  if (!open.rules.referee) throw std::invalid_argument("expected referee play");
  std::vector<quartino::SeenRack> seen;
  for (const auto& [made, shown, left, is_gone] : racks) seen.push_back({made, shown, left, is_gone});
  const bool is_seat = seat >= 0 && seat < static_cast<int>(cards.size());
  quartino::GameRules usual = open.rules;  // becomes one of at most the usual number of turns
  const auto game =
      is_seat ? seen_game(usual, seat, cards[static_cast<std::size_t>(seat)], seen, board, turn) : std::nullopt;
  if (!game || cards.size() != racks.size()) throw std::invalid_argument("expected a state of Quartino");
  open.rules.seats = usual.seats;
  open.game = *game;
  open.game.turn.number = turn.number;
  open.game.turn.acted = acted;
  open.game.idle = static_cast<std::uint8_t>(idle);
  for (int other = 0; other < usual.seats; ++other)
    if (other != seat && !open.name_rack(other, cards[static_cast<std::size_t>(other)]))
      throw std::invalid_argument("expected a state in which all cards are known");
  for (const std::string& position : positions)
    if (!open.remember(position)) throw std::invalid_argument("expected positions");
  return open;
}

}  // namespace

void bind_quartino_rollouts(nb::module_& module) {
  // A bit for each winner, the reason of the end, and the moves if they are to be written down.
  module.def(
      "roll_out_quartino",
      [](const std::string& rules, int seat, const std::vector<std::vector<std::string>>& cards,
         const std::vector<quartino::RackTexts>& racks, const std::string& board, std::uint32_t turn, int due,
         bool colours, const std::string& clearing, bool acted, int idle, const std::vector<std::string>& positions,
         std::uint64_t seed, bool writes_moves) {
        quartino::OpenGame open =
            read_state(rules, seat, cards, racks, board, {turn, due, colours, clearing}, acted, idle, positions);
        std::vector<std::string> moves;
        Random random(seed);
        const quartino::Outcome outcome = roll_out(open, random, writes_moves ? &moves : nullptr);
        return std::tuple(int{outcome.winners}, std::string(name(outcome.reason)), std::move(moves));
      },
      nb::arg("rules"), nb::arg("seat"), nb::arg("cards"), nb::arg("racks"), nb::arg("board"), nb::arg("turn"),
      nb::arg("due"), nb::arg("colours"), nb::arg("clearing"), nb::arg("acted"), nb::arg("idle"), nb::arg("positions"),
      nb::arg("seed"), nb::arg("writes_moves"));
}
