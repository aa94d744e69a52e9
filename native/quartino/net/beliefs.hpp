// Which cards a seat of Quartino believes the others to hold, as probabilities. Cards are those of the standard deck.
//
// The nets judge each card of each opponent on its own. The probabilities here are theirs for hands that are possible:
// each opponent holds as many cards as it has left, nobody holds the same card as another, and a card that a wrong call has
// shown is where it was shown.
#pragma once

#include <array>

#include "hands.hpp"
#include "../rules/match.hpp"
#include "net.hpp"
#include "../rules/seen_game.hpp"

namespace fourfold::quartino {

class Beliefs {
 public:
  // Asks the nets what a seat believes as its turn begins. Of the other seats' cards only those made or shown are read.
  Beliefs(const Nets& nets, const GameRules& rules, const Game& game, const Evidence& evidence)
      : opponents_(rules.seats - 1) {
    const Symmetry symmetry = Symmetry::for_seat(game, game.seat);
    alignas(64) std::int8_t inputs[kInputs];
    Observation::write(rules, game, evidence, game.seat, symmetry, inputs);
    std::int32_t logits[kHiddenInputs];
    nets.believe(inputs, logits);
    const Hands hands(rules, game, game.seat, symmetry, logits);
    CardSet unseen = Observation::unseen_cards(rules, game, game.seat);
    int hidden = 0;  // how many hidden cards each opponent holds, as a count
    for (int after = 1; after <= opponents_; ++after) {
      const Rack& rack = game.racks[(game.seat + after) % rules.seats];
      const CardSet shown = shown_cards(rack);
      for (CardSet rest = shown; rest; rest &= rest - 1) probabilities_[after - 1][lowest_bit(rest)] = 1;
      unseen &= ~shown;
      hidden += (rack.left - rack.shown_count) * step(after);
      // The moves of an opponent who has not moved yet tell nothing about its cards.
      is_silent_[after - 1] = evidence.seats[(game.seat + after) % rules.seats] == Evidence::OfSeat{};
    }
    agree(hands, unseen, hidden);
  }

  // The probability that the seat this number of places after the viewer holds a card, by the card's number.
  double probability(int after, int number) const { return probabilities_[after - 1][number]; }

 private:
  // How many cards each opponent holds is one number: a digit for each, in base 5.
  static constexpr int kBase = kCardsARack + 1;
  static constexpr int kCounts = kBase * kBase * kBase;
  using Weights = std::array<double, kCounts>;  // of all ways to deal some cards, by the counts

  static constexpr int step(int after) { return after == 1 ? 1 : after == 2 ? kBase : kBase * kBase; }
  static constexpr int digit(int counts, int after) { return counts / step(after) % kBase; }

  // Sums over all ways to deal the unseen cards, in which each card counts as the nets judge it.
  void agree(const Hands& hands, CardSet unseen, int hidden) {
    std::vector<int> numbers;
    for (CardSet rest = unseen; rest; rest &= rest - 1) numbers.push_back(lowest_bit(rest));
    std::vector<std::array<double, kOpponents>> odds(numbers.size());
    for (int after = 1; after <= opponents_; ++after) {
      std::int32_t most = INT32_MIN;
      for (const int number : numbers) most = std::max(most, hands.logit(after, number));
      // The same factor for all cards of an opponent changes nothing: it is dealt a fixed number of cards.
      for (std::size_t i = 0; i < numbers.size(); ++i) {
        const std::int64_t below = std::min(std::int64_t{most} - hands.logit(after, numbers[i]), kMostBelow);
        odds[i][after - 1] = is_silent_[after - 1] ? 1 : static_cast<double>(exponential_of_minus(below)) / kOne;
      }
    }
    // The first cards dealt, and the last ones.
    std::vector<Weights> first(numbers.size() + 1), last(numbers.size() + 1);
    first.front()[0] = last.back()[0] = 1;
    for (std::size_t i = 0; i < numbers.size(); ++i) first[i + 1] = deal(first[i], odds[i]);
    for (std::size_t i = numbers.size(); i > 0; --i) last[i - 1] = deal(last[i], odds[i - 1]);
    for (std::size_t i = 0; i < numbers.size(); ++i)
      for (int after = 1; after <= opponents_; ++after) {
        double sum = 0;
        for (int counts = 0; counts < kCounts; ++counts)
          if (fits(counts, after, hidden)) sum += first[i][counts] * last[i + 1][hidden - step(after) - counts];
        probabilities_[after - 1][numbers[i]] = sum * odds[i][after - 1] / first.back()[hidden];
      }
  }

  // Whether nobody has more cards than are hidden, when the taker gets one more than the counts say.
  static bool fits(int counts, int taker, int hidden) {
    for (int after = 1; after <= kOpponents; ++after)
      if (digit(counts, after) + (after == taker) > digit(hidden, after)) return false;
    return true;
  }

  // Deals one card more, to an opponent or to nobody.
  Weights deal(const Weights& before, const std::array<double, kOpponents>& odds) const {
    Weights found = before;
    for (int counts = 0; counts < kCounts; ++counts)
      for (int after = 1; after <= opponents_; ++after)
        if (digit(counts, after)) found[counts] += before[counts - step(after)] * odds[after - 1];
    return found;
  }

  static constexpr std::int64_t kMostBelow = 20 * kLogit;  // the likeliest card; so that no card is impossible
  static constexpr double kOne = 4294967296.0;             // 2^32, the unit of exponential_of_minus

  const int opponents_;
  bool is_silent_[kOpponents] = {};  // opponents all of whose cards are equally likely
  double probabilities_[kOpponents][kDeckSize] = {};
};

// The beliefs of a seat as one turn of a match begins, whosever it is.
struct TurnBeliefs {
  std::uint32_t turn;
  int to_act;
  std::size_t events;  // of the match before the turn
  Beliefs beliefs;
};

inline std::vector<TurnBeliefs> beliefs_by_turn(const Nets& nets, const Match& match, int viewer) {
  const auto& events = match.events();
  const auto at = [&](std::size_t number) -> const Game& {
    return number < events.size() ? events[number].before.game : match.game();
  };
  std::vector<TurnBeliefs> found;
  Evidence evidence = Evidence::start(at(0));
  for (std::size_t number = 0; number <= events.size() && !at(number).outcome; ++number) {
    const bool begins = number == 0 || at(number).turn.number != at(number - 1).turn.number;
    if (begins && number && at(number - 1).seat == viewer) {
      // The viewer's own turn told nothing about the others.
      found.push_back({at(number).turn.number, at(number).seat, number, found.back().beliefs});
    } else if (begins) {
      // The nets have learned to judge where a seat is in turn, so the turn is supposed to be the viewer's.
      GameRules rules = match.rules().game;
      rules.referee = true;
      Game seen = without_hidden_cards(at(number), viewer);
      seen.seat = static_cast<std::uint8_t>(viewer);
      Evidence remembered = evidence;
      if (number) remembered.see(at(number - 1), seen);
      limit_turns(rules, seen.turn.number);
      seen.turn = Turn::start(seen.turn.number, seen.board, rules);
      found.push_back({at(number).turn.number, at(number).seat, number, {nets, rules, seen, remembered}});
    }
    if (number) evidence.see(at(number - 1), at(number));
  }
  return found;
}

// The beliefs in JSON, with probabilities in units of 1 / 10,000 and without cards that a seat cannot hold. The keys are
// those of `TurnBeliefs.to_json` in Python.
inline std::string print_beliefs(const TurnBeliefs& told, int viewer, int seats) {
  JsonObject others;
  for (int after = 1; after < seats; ++after) {
    JsonObject cards;
    for (int number = 0; number < kDeckSize; ++number) {
      const double probability = told.beliefs.probability(after, number);
      if (probability > 0) cards.add(print_card(standard_card(number)), static_cast<int>(10'000 * probability + 0.5));
    }
    others.add_json(Match::seat_name((viewer + after) % seats), cards.json());
  }
  return JsonObject()
      .add("turn", static_cast<int>(told.turn))
      .add("number", static_cast<int>(told.events))
      .add("to_act", Match::seat_name(told.to_act))
      .add_json("cards", others.json())
      .json();
}

}  // namespace fourfold::quartino
