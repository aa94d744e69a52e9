// Hints of Quartino for Python, as a part of the module in bindings.cpp.
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "bindings_quartino.hpp"
#include "quartino/deck_search.hpp"
#include "quartino/hint.hpp"
#include "quartino_views.hpp"

namespace nb = nanobind;
using namespace fourfold;

namespace {

std::string find_hint(const quartino::Player& strong, const std::string& rules_text, int seat,
                      const std::vector<std::string>& cards, const std::vector<quartino::RackTexts>& racks,
                      const std::string& board, std::uint32_t turn, int due, bool colours, const std::string& clearing,
                      const std::vector<std::string>& history, const std::vector<std::string>& deck,
                      const std::vector<std::string>& says_left) {
  const quartino::Seen seen(rules_text, seat, cards, racks, board, {turn, due, colours, clearing}, history);
  if (!seen.game.listed(seen.rules)) throw std::invalid_argument("expected a view of Quartino");
  const auto may_say = [&says_left](Text what) {
    return std::find(says_left.begin(), says_left.end(), what) != says_left.end();
  };
  const bool is_long = quartino::read_rule_set(rules_text).game.turn_limit > quartino::kUsualTurnLimit;
  const auto unseen = unseen_cards(deck, seen.game, seen.rules.seats);
  const auto past = seen.past.since_card();
  nb::gil_scoped_release released;
  const quartino::HintView view{seen.rules, seen.game, seen.evidence, may_say("colours"), may_say("column")};
  Random random(view.seed());
  const auto choose = [&](const quartino::Game& game, quartino::ActionSet listed) {
    if (deck.empty()) return strong.choose(seen.rules, game, seen.evidence, random, listed, past);
    const quartino::DeckSearch search(seen.rules, game, unseen, strong.care, past);
    return search.choose(listed, strong.search.simulations, random);
  };
  const Text remark = !deck.empty() ? "deck" : is_long ? "turns" : "";
  return print_hint(view, deck.empty() ? strong.nets : nullptr, remark, choose);
}

}  // namespace

void bind_quartino_hints(nb::module_& module) {
  module.attr("QUARTINO_HINT_PLAYOUTS") = quartino::kHintPlayouts;
  // The hint for a seat that sees this and remembers the history, in JSON. With a deck, which is then another than the
  // standard one, the move is that of a search for any deck.
  module.def("quartino_hint", &find_hint, nb::arg("strong"), nb::arg("rules"), nb::arg("seat"), nb::arg("cards"),
             nb::arg("racks"), nb::arg("board"), nb::arg("turn"), nb::arg("due"), nb::arg("colours"),
             nb::arg("clearing"), nb::arg("history"), nb::arg("deck"), nb::arg("says_left"));
}
