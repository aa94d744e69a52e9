// Quartino for Python, as a part of the module in bindings.cpp: moves, positions and views are texts.
#include "bindings_quartino.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <stdexcept>

#include "quartino/net/beliefs.hpp"
#include "quartino/study/calibration.hpp"
#include "quartino/net/match_evidence.hpp"
#include "quartino/rules/random_games.hpp"
#include "quartino/study/turn_analysis.hpp"
#include "quartino/rules/view.hpp"
#include "quartino_views.hpp"

namespace nb = nanobind;
using namespace fourfold;

namespace {

quartino::GameRules read_game_rules(const std::string& text, int seats) {
  quartino::GameRules rules = quartino::read_rule_set(text).game;
  if (seats < 2 || seats > quartino::kMostSeats) throw std::invalid_argument("expected 2 to 4 seats");
  if (rules.turn_limit > quartino::Past::kMostTurns) throw std::invalid_argument("expected at most 200 turns");
  rules.seats = static_cast<std::uint8_t>(seats);
  return rules;
}

// The rules of games between these players: only levels play without a referee.
quartino::GameRules read_rules_for(const std::string& text, int seats, const quartino::Player& player,
                                   const quartino::Player& opponent) {
  constexpr auto kLevel = quartino::Player::kLevel;
  const quartino::GameRules rules = read_game_rules(text, seats);
  if (!rules.referee && !(player.kind == kLevel && opponent.kind == kLevel))
    throw std::invalid_argument("expected referee play, or levels");
  return rules;
}

template <std::size_t size>
void read_numbers(const nb::bytes& bytes, std::int8_t (&numbers)[size]) {
  if (bytes.size() != size) throw std::invalid_argument("expected other inputs");
  std::memcpy(numbers, bytes.data(), size);
}

// The numbers of a level, in the order of its fields.
using LevelNumbers = std::tuple<int, int, int, int, int>;

quartino::Level read_level(const std::optional<LevelNumbers>& numbers) {
  return numbers ? std::apply([](auto... number) { return quartino::Level{number...}; }, *numbers) : quartino::Level{};
}

void check_learned(const quartino::Match& match) {
  const quartino::Game& game = match.game();
  if (!match.rules().game.referee || !match.is_standard() || game.outcome || game.rack().unknown)
    throw std::invalid_argument("expected referee play with the standard deck");
}

void bind_players(nb::module_& module) {
  using quartino::Match, quartino::Nets, quartino::Player;
  module.attr("QUARTINO_STRONG_PLAYOUTS") = quartino::kStrongPlayouts;
  module.attr("QUARTINO_PAGE_PLAYOUTS") = quartino::kPagePlayouts;
  nb::class_<Nets>(module, "QuartinoNets")
      .def(
          "__init__",
          [](Nets* nets, const nb::bytes& file) {
            auto read = Nets::read({static_cast<const std::uint8_t*>(file.data()), file.size()});
            if (!read) throw std::invalid_argument("expected a file of Quartino's nets");
            new (nets) Nets(std::move(*read));
          },
          nb::arg("file"))
      // The logits of actions, of the opponents' cards and of winning, for the inputs of the player.
      .def(
          "answer",
          [](const Nets& nets, const nb::bytes& inputs) {
            alignas(64) std::int8_t numbers[quartino::kInputs];
            read_numbers(inputs, numbers);
            quartino::Answer answer;
            nets.answer(numbers, answer);
            std::vector<int> logits(answer.policy, std::end(answer.policy));
            logits.insert(logits.end(), answer.belief, std::end(answer.belief));
            logits.insert(logits.end(), answer.chances, std::end(answer.chances));
            return logits;
          },
          nb::arg("inputs"))
      // The logits of the opponents' cards as beliefs are told, for the inputs of the player.
      .def(
          "believe",
          [](const Nets& nets, const nb::bytes& inputs) {
            alignas(64) std::int8_t numbers[quartino::kInputs];
            read_numbers(inputs, numbers);
            std::vector<int> logits(quartino::kHiddenInputs);
            nets.believe(numbers, logits.data());
            return logits;
          },
          nb::arg("inputs"))
      // The logits of winning, for the inputs of the critic.
      .def(
          "criticise",
          [](const Nets& nets, const nb::bytes& inputs) {
            alignas(64) std::int8_t numbers[Nets::kCriticInputs];
            read_numbers(inputs, numbers);
            std::vector<int> logits(quartino::kMostSeats);
            nets.criticise(numbers, logits.data());
            return logits;
          },
          nb::arg("inputs"));
  nb::class_<Player>(module, "QuartinoPlayer")
      // With a level one who plays like people, with a care a careful player, with nets their policy, with none of these one
      // who plays by lot. The policy searches if
      // there are simulations; one who sees cards is for comparison, and never plays by a view.
      .def(
          "__init__",
          [](Player* player, std::optional<int> care, const Nets* nets, bool takes_likeliest, int simulations,
             bool sees_cards, std::optional<LevelNumbers> level) {
            const auto kind = level  ? Player::kLevel
                              : nets ? Player::kPolicy
                              : care ? Player::kCareful
                                     : Player::kByLot;
            new (player) Player{kind, care.value_or(0), nets, takes_likeliest};
            player->search.simulations = simulations;
            player->search.sees_cards = sees_cards;
            player->level = read_level(level);
          },
          nb::arg("care") = nb::none(), nb::arg("nets") = nb::none(), nb::arg("takes_likeliest") = false,
          nb::arg("simulations") = 0, nb::arg("sees_cards") = false, nb::arg("level") = nb::none(),
          nb::keep_alive<1, 3>())
      // The move of the player for the seat to act, in referee play with the standard deck.
      .def(
          "choose",
          [](const Player& player, const Match& match, std::uint64_t seed) {
            check_learned(match);
            const quartino::Game& game = match.game();
            Random random(seed);
            return print_listed(game, player.choose(match.rules().game, game, evidence_of(match), random));
          },
          nb::arg("match"), nb::arg("seed"))
      // The number of playouts that a player with a search makes for its move there.
      .def(
          "count_playouts",
          [](const Player& player, const Match& match, std::uint64_t seed) {
            check_learned(match);
            const quartino::Game& game = match.game();
            const quartino::GameRules& rules = match.rules().game;
            const quartino::ActionSet listed = game.listed(rules);
            if (!player.nets || !(listed & (listed - 1))) return 0;
            const quartino::Evidence evidence = evidence_of(match);
            quartino::Search search(*player.nets, player.search, rules, game, evidence, {});
            Random random(seed);
            search.choose(listed, random);
            return search.playouts();
          },
          nb::arg("match"), nb::arg("seed"))
      // The move of the player for the seat to act, by what it sees and remembers; with another deck than the standard one
      // a level looks at its own cards only, and any other player searches.
      .def(
          "choose_by_view",
          [](const Player& player, const quartino::ViewTexts& view, std::uint64_t seed) {
            Random random(seed);
            return choose_move(player, quartino::Seen(view), random);
          },
          nb::arg("view"), nb::arg("seed"), nb::call_guard<nb::gil_scoped_release>());
  module.def(
      "count_quartino_wins",
      [](const std::string& text, int seats, const Player& player, const Player& opponent, int deals,
         std::uint64_t seed) {
        return count_wins(read_rules_for(text, seats, player, opponent), player, opponent, deals, seed);
      },
      nb::arg("rules"), nb::arg("seats"), nb::arg("player"), nb::arg("opponent"), nb::arg("deals"), nb::arg("seed"),
      nb::call_guard<nb::gil_scoped_release>());
  module.def("quartino_levels", [] {
    std::vector<LevelNumbers> levels;
    for (const quartino::Level& one : quartino::kLevels)
      levels.emplace_back(one.keenness, one.cards_in_mind, one.care, one.planning_percent, one.memory_percent);
    return levels;
  });
  module.def(
      "play_quartino_deals",
      [](const std::string& text, int seats, const Player& player, const Player& opponent, int deals,
         std::uint64_t seed) {
        return play_deals(read_rules_for(text, seats, player, opponent), player, opponent, deals, seed);
      },
      nb::arg("rules"), nb::arg("seats"), nb::arg("player"), nb::arg("opponent"), nb::arg("deals"), nb::arg("seed"),
      nb::call_guard<nb::gil_scoped_release>());
  // What a seat believes as each turn begins: the turn's number, the number of events before it, the seat to act, and for
  // each opponent, in the order of play after the seat, the probabilities of all cards of the deck.
  module.def(
      "quartino_beliefs",
      [](const Nets& nets, const Match& match, const std::string& seat) {
        const int viewer = match.seat_number(seat);
        const auto& events = match.events();
        const quartino::Game& start = events.empty() ? match.game() : events[0].before.game;
        if (!match.is_standard() || viewer < 0 || start.racks[viewer].unknown)
          throw std::invalid_argument("expected the standard deck and a seat whose cards are known");
        std::vector<std::tuple<std::uint32_t, std::size_t, std::string, std::vector<std::vector<double>>>> all;
        for (const quartino::TurnBeliefs& one : beliefs_by_turn(nets, match, viewer)) {
          std::vector<std::vector<double>> opponents(static_cast<std::size_t>(match.seats() - 1));
          for (std::size_t i = 0; i < opponents.size(); ++i)
            for (int number = 0; number < quartino::kDeckSize; ++number)
              opponents[i].push_back(one.beliefs.probability(static_cast<int>(i) + 1, number));
          all.emplace_back(one.turn, one.events, Match::seat_name(one.to_act), std::move(opponents));
        }
        return all;
      },
      nb::arg("nets"), nb::arg("match"), nb::arg("seat"));
  // Of beliefs, chances and criticism, by bins: the number of statements, and the sums of what was said, of what was so
  // and of the cross-entropies.
  module.def(
      "calibrate_quartino",
      [](const std::string& text, int seats, const Player& player, const Player& opponent, const Nets& nets, int level,
         int deals, std::uint64_t seed) {
        const quartino::GameRules rules = read_game_rules(text, seats);
        if (!rules.referee) throw std::invalid_argument("expected referee play");
        const quartino::Calibration found = calibrate(rules, player, opponent, nets, level, deals, seed);
        std::vector<std::vector<std::tuple<std::int64_t, double, double, double>>> all;
        for (const quartino::Reliability& one :
             {found.beliefs, found.chances, found.criticism, found.own_turns, found.all_turns}) {
          all.emplace_back();
          for (const auto& bin : one.bins) all.back().emplace_back(bin.number, bin.said, bin.was, bin.loss);
        }
        return all;
      },
      nb::arg("rules"), nb::arg("seats"), nb::arg("player"), nb::arg("opponent"), nb::arg("nets"), nb::arg("level"),
      nb::arg("deals"), nb::arg("seed"), nb::call_guard<nb::gil_scoped_release>());
}

}  // namespace

void bind_quartino(nb::module_& module) {
  using quartino::Match;
  bind_players(module);
  bind_quartino_hints(module);
  bind_quartino_rollouts(module);
  module.def("turn_codes",
             [] { return std::vector<std::string>(std::begin(quartino::kTurnCodes), std::end(quartino::kTurnCodes)); });
  nb::class_<Match>(module, "NativeQuartino")
      .def(
          "__init__",
          [](Match* match, const std::string& rules, const std::vector<std::vector<std::string>>& racks,
             const std::string& first, const std::vector<std::string>& deck, const std::string& board) {
            Match made;
            if (const Refusal wrong = made.start(quartino::read_rule_set(rules), racks, first, deck, board))
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
  using quartino::TurnAnalysis;
  nb::class_<TurnAnalysis>(module, "TurnAnalysis")
      .def(
          "__init__",
          [](TurnAnalysis* analysis, const quartino::Nets& nets, const Match& match, int chances, int simulations,
             int comparison, int level) {
            const auto& events = match.events();
            const quartino::Game& start = events.empty() ? match.game() : events[0].before.game;
            bool is_known = match.is_standard();
            for (int seat = 0; seat < match.seats(); ++seat) is_known = is_known && !start.racks[seat].unknown;
            if (!is_known || chances < 1 || simulations < 1 || comparison < 1 || level < 0 ||
                level > quartino::kLevelCount)
              throw std::invalid_argument("expected the standard deck, known cards, playouts, and a level from 0 to 7");
            new (analysis) TurnAnalysis(match, nets, {chances, simulations, comparison, level});
          },
          nb::arg("nets"), nb::arg("match"), nb::arg("chances"), nb::arg("simulations"), nb::arg("comparison"),
          nb::arg("level") = 0, nb::keep_alive<1, 2>())
      .def("step", &TurnAnalysis::step, nb::call_guard<nb::gil_scoped_release>())
      // In JSON.
      .def("note", &TurnAnalysis::note, nb::arg("number"))
      .def_prop_ro("turns", &TurnAnalysis::turns)
      .def_prop_ro("steps", &TurnAnalysis::steps)
      .def_prop_ro("steps_done", &TurnAnalysis::steps_done);
  module.def(
      "random_quartino_games",
      [](const std::string& text, int seats, std::uint64_t games, std::uint64_t seed) {
        return quartino::play_random_games(read_game_rules(text, seats), games, seed);
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
