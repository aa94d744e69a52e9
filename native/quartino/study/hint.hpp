// A hint for the seat to act in a game of Quartino, from what the seat may know alone: which of its cards are nearest,
// which cards the others probably hold, and the move of the strong player.
//
// What others hold is estimated. The numbers of playouts and the seed are fixed by the view, so that the same view always
// has the same hint, on a server, in a terminal and in a browser. Sentences are made elsewhere.
#pragma once

#include "../net/beliefs.hpp"
#include "../play/seat_view.hpp"

namespace fourfold::quartino {

// A seed that depends on nothing else than what the seat sees.
inline std::uint64_t hint_seed(const Game& game) {
  std::uint64_t sum = game.board.key(game.seat);
  const auto add = [&sum](std::uint64_t number) { sum = (sum ^ number) * 0x100000001B3u; };
  add(game.turn.number);
  add(game.turn.due);
  for (int slot = 0; slot < game.rack().left; ++slot) add(game.rack().cards[slot]);
  return sum;
}

// A place on the wheel where a card could lie, and the tokens that it lacks there.
struct CardPlace {
  int first;  // the space of its first rim colour
  int lacks;
  bool is_short;  // whether the reserve has not all of these tokens
  std::vector<std::string> moves;

  // Places that the reserve allows are nearer than those that it does not.
  int distance() const { return lacks + (is_short ? kColours + 1 : 0); }

  // The place at which the card is nearest; of several the first.
  static CardPlace nearest(const Board& board, Card card) {
    CardPlace best = at(board, card, 1);
    for (int first = 2; first <= kRim; ++first)
      if (CardPlace one = at(board, card, first); one.distance() < best.distance()) best = std::move(one);
    return best;
  }

  static CardPlace at(const Board& board, Card card, int first) {
    CardPlace place{first, 0, false, {}};
    int wanted[kColours] = {};
    unsigned fields = Tops::of(board).wrong_colours(card) >> 8 * (first - 1) & 0xFF;
    for (; fields; fields &= fields - 1) {
      const int field = lowest_bit(fields) / 2, colour = card >> 2 * field & 3;
      const int space = field == 3 ? 0 : (first - 1 + field) % kRim + 1;
      place.moves.push_back(print_move(quartino::place(colour, space)));
      place.is_short = place.is_short || ++wanted[colour] > board.in_reserve(colour);
      ++place.lacks;
    }
    return place;
  }
};

inline JsonObject print_place(Card card, const CardPlace& place) {
  return JsonObject()
      .add("card", print_card(card))
      .add("first", kSpaceNames.substr(place.first, 1))
      .add("lacks", place.moves);
}

// The cards of the seat that are nearest, each with the tokens that it lacks.
inline std::string print_nearest(const Game& game) {
  const Rack& rack = game.rack();
  std::vector<std::pair<Card, CardPlace>> nearest;
  for (int slot = 0; slot < rack.left; ++slot) {
    const Card card = rack.cards[slot];
    CardPlace place = CardPlace::nearest(game.board, card);
    const int further = nearest.empty() ? 0 : place.distance() - nearest[0].second.distance();
    const auto is_same = [card](const auto& one) { return one.first == card; };
    if (further > 0 || std::any_of(nearest.begin(), nearest.end(), is_same)) continue;
    if (further < 0) nearest.clear();
    nearest.emplace_back(card, std::move(place));
  }
  std::string all;
  for (const auto& [card, place] : nearest) all.append(all.empty() ? "" : ",").append(print_place(card, place).json());
  return "[" + all + "]";
}

// The percentage from which a player should reckon with a card of another seat: a quarter, and twice what the number of
// hidden cards alone would tell. Without a trace of what the seat works for, only a card that it has shown is likely.
inline int likely_percent(const SeatView& view, int seat) {
  constexpr int kLikely = 25;
  CardSet unseen = Observation::unseen_cards(view.rules, view.game, view.game.seat);
  for (int one = 0; one < view.rules.seats; ++one) unseen &= ~shown_cards(view.game.racks[one]);
  const Rack& rack = view.game.racks[seat];
  if (view.evidence.seats[seat] == Evidence::OfSeat{} || !unseen) return 100;
  return std::max(kLikely, 200 * (rack.left - rack.shown_count) / count_bits(unseen));
}

// For each other seat that still plays the cards that it probably holds, the likeliest first.
inline std::string print_others(const SeatView& view, const Nets& nets) {
  const Beliefs beliefs(nets, view.rules, view.game, view.evidence);
  std::string all;
  for (int after = 1; after < view.rules.seats; ++after) {
    const int seat = (view.game.seat + after) % view.rules.seats;
    if (view.game.gone >> seat & 1) continue;
    const int least = likely_percent(view, seat);
    std::vector<std::pair<int, int>> likely;  // minus the percentage, and the card's number
    for (int number = 0; number < kDeckSize; ++number)
      if (const int percent = static_cast<int>(100 * beliefs.probability(after, number) + 0.5); percent >= least)
        likely.emplace_back(-percent, number);
    std::sort(likely.begin(), likely.end());
    if (likely.size() > kCardsARack) likely.resize(kCardsARack);
    std::string cards;
    for (const auto& [percent, number] : likely) {
      const Card card = standard_card(number);
      JsonObject printed = print_place(card, CardPlace::nearest(view.game.board, card));
      cards.append(cards.empty() ? "" : ",").append(printed.add("percent", -percent).json());
    }
    all += all.empty() ? "" : ",";
    all += JsonObject().add("seat", Match::seat_name(seat)).add_json("cards", "[" + cards + "]").json();
  }
  return "[" + all + "]";
}

// The hint in JSON, with the move of the strong player. Its nets know the standard deck only: with another one nothing is
// told about the others. The remark is why the player plays otherwise than usual.
template <class View>
std::string print_hint(const Player& strong, const View& view) {
  Random random(hint_seed(view.game));
  const bool is_long = view.table_rules.turn_limit > kUsualTurnLimit;
  return JsonObject()
      .add_json("nearest", print_nearest(view.game))
      .add_json("others", view.is_standard && strong.nets ? print_others(view, *strong.nets) : "[]")
      .add("move", choose_move(strong, view, random))
      .add_or_null("remark", !view.is_standard ? "deck"
                             : is_long         ? "turns"
                                               : "")
      .json();
}

}  // namespace fourfold::quartino
