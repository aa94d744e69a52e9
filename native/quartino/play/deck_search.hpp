// A search for decks that the nets have never seen: hands by lot, and playouts between careful players.
//
// Every card that nobody has shown is as likely as any other. A playout goes on for some turns; then the number of cards
// made and the nearness of the others say who wins. As in search.hpp, a seed and a number of playouts decide the action.
#pragma once

#include "careful.hpp"
#include "halving.hpp"
#include "playout_past.hpp"

namespace fourfold::quartino {

class DeckSearch {
 public:
  // The care is how much the others' cards weigh, in hundredths. The unseen cards of the deck are those that the others
  // may hold: neither in the seat's rack, nor made, nor shown.
  DeckSearch(const GameRules& rules, const Game& game, std::vector<Card> unseen, int care,
             std::span<const std::uint64_t> past)
      : rules_(rules), game_(game), unseen_(std::move(unseen)), hidden_(unseen_), care_(care), past_(past) {
    for (int seat = 0; seat < rules.seats; ++seat) {
      const Rack& rack = game.racks[seat];
      if (seat == game.seat) hidden_.insert(hidden_.end(), rack.cards, rack.cards + rack.left);
      else hidden_.insert(hidden_.end(), rack.shown, rack.shown + rack.shown_count);
    }
  }

  // Returns the listed action that is best for the seat to act, compared by about this number of playouts.
  Action choose(ActionSet listed, int simulations, Random& random) const {
    if (const ActionSet calls = listed & kCalls) return Careful::pick(calls, random);
    std::vector<Candidate> candidates;
    for (ActionSet rest = listed; rest; rest &= rest - 1) {
      const auto action = static_cast<Action>(lowest_bit(rest));
      candidates.push_back({action, 0, 0, score_after(game_, action)});
    }
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate& one, const Candidate& other) { return one.score > other.score; });
    if (candidates.size() > kCompared) candidates.resize(kCompared);
    halve(candidates, simulations, 0, [&](std::vector<Candidate>& compared, int playouts) {
      for (; playouts > 0; --playouts) {
        const Game dealt = deal(random);
        const std::uint64_t seed = random.next();
        for (Candidate& one : compared) one.sum += play_out(dealt, one.action, Random(seed));
      }
    });
    return candidates[0].action;
  }

 private:
  static constexpr std::size_t kCompared = 8;
  static constexpr int kTurns = 6;  // of a playout
  static constexpr int kCardWorth = 2 * kLogit, kNearWorth = kLogit / 64;
  static constexpr ActionSet kCalls = ActionSet{0xFF} << kFirstRightCall;

  Game deal(Random& random) const {
    Game game = game_;
    std::vector<Card> pile = unseen_;
    for (int seat = 0; seat < rules_.seats; ++seat) {
      Rack& rack = game.racks[seat];
      if (seat == game.seat) continue;
      rack.unknown = 0;
      for (int slot = 0; slot < rack.left; ++slot) {
        if (slot < rack.shown_count) rack.cards[slot] = rack.shown[slot];
        if (slot < rack.shown_count || pile.empty()) continue;
        const auto drawn = static_cast<std::size_t>(random.below(pile.size()));
        rack.cards[slot] = pile[drawn];
        pile[drawn] = pile.back();
        pile.pop_back();
      }
    }
    return game;
  }

  int play_out(Game game, Action action, Random random) const {
    PlayoutPast past(past_);
    const std::uint32_t last = game.turn.number + kTurns;
    game.step(rules_, past, action);
    while (!game.outcome && game.turn.number <= last) game.step(rules_, past, choose_carefully(game, random));
    if (game.outcome) return value_of(game.outcome, game_.seat, rules_.seats);
    const Tops tops = Tops::of(game.board);
    std::int32_t worths[kMostSeats];
    for (int seat = 0; seat < rules_.seats; ++seat)
      worths[seat] = kCardWorth * game.racks[seat].made() + kNearWorth * own_nearness(tops, game.racks[seat]);
    return share_of(worths, game_.seat, rules_.seats, game.gone);
  }

  Action choose_carefully(const Game& game, Random& random) const {
    const ActionSet listed = game.listed(rules_);
    if (!(listed & (listed - 1))) return static_cast<Action>(lowest_bit(listed));
    if (const ActionSet calls = listed & kCalls) return Careful::pick(calls, random);
    return Careful::pick_best(listed, random, [&](Action action) { return score_after(game, action); });
  }

  // As Careful judges: the own cards, less the care for those that others may hold.
  std::int64_t score_after(const Game& game, Action action) const {
    Board board = game.board;
    if (is_place(action)) board.place(action / kSpaces, action % kSpaces);
    else if (is_clear(action)) board.clear(action - kFirstClear);
    const Tops tops = Tops::of(board);
    const int own = own_nearness(tops, game.rack()), held = game.rack().left;
    int all = 0, theirs = 0;
    for (const Card card : hidden_) all += tops.nearness(card);
    for (int seat = 0; seat < rules_.seats; ++seat)
      if (seat != game.seat && !(game.gone >> seat & 1)) theirs += game.racks[seat].left;
    return std::int64_t{100} * own * (static_cast<int>(hidden_.size()) - held) -
           std::int64_t{care_} * theirs * (all - own);
  }

  static int own_nearness(const Tops& tops, const Rack& rack) {
    int sum = 0;
    for (int slot = 0; slot < rack.left; ++slot) sum += tops.nearness(rack.cards[slot]);
    return sum;
  }

  const GameRules& rules_;
  const Game& game_;
  const std::vector<Card> unseen_;
  std::vector<Card> hidden_;  // all cards that nobody has made
  const int care_;
  const std::span<const std::uint64_t> past_;
};

}  // namespace fourfold::quartino
