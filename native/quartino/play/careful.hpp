// A scripted player of Quartino that looks one action ahead: it brings its own cards near and, as far as it is careful,
// keeps away from cards that others may hold. Compiles for GPUs, too.
#pragma once

#include "../net/observation.hpp"

namespace fourfold::quartino {

class Careful {
 public:
  // The care is how much the others' cards weigh, in hundredths; without care the player is greedy.
  FOURFOLD_HD Careful(const GameRules& rules, const Game& game, int care)
      : rules_(rules), game_(game), care_(care), own_(held_cards(game.rack())) {
    if (!care) return;
    unseen_ = Observation::unseen_cards(rules, game, game.seat);
    for (int seat = 0; seat < rules.seats; ++seat)
      if (seat != game.seat && !(game.gone >> seat & 1)) their_cards_ += game.racks[seat].left;
  }

  // Returns a call if the seat to act can call, else the best of the listed actions that are wanted.
  FOURFOLD_HD Action choose(Random& random, ActionSet wanted = ~ActionSet{0}) const {
    const ActionSet listed = game_.listed(rules_) & wanted;
    const ActionSet calls = listed & ActionSet{0xFF} << kFirstRightCall;
    if (calls) return pick(calls, random);
    return pick_best(listed, random, [this](Action action) { return score_after(action); });
  }

  // Returns the action of a set with the highest score; of several such actions each with the same chance.
  template <class Score>
  FOURFOLD_HD static Action pick_best(ActionSet actions, Random& random, const Score& score_of) {
    decltype(score_of(Action{})) best = 0;
    ActionSet choices = 0;
    for (ActionSet rest = actions; rest; rest &= rest - 1) {
      const auto action = static_cast<Action>(lowest_bit(rest));
      const auto score = score_of(action);
      if (choices && score < best) continue;
      if (score > best) choices = 0;
      best = score;
      choices |= ActionSet{1} << action;
    }
    return pick(choices, random);
  }

  // Returns an action of a set, each with the same chance.
  FOURFOLD_HD static Action pick(ActionSet actions, Random& random) {
    for (auto skipped = random.below(static_cast<unsigned>(count_bits(actions))); skipped > 0; --skipped)
      actions &= actions - 1;
    return static_cast<Action>(lowest_bit(actions));
  }

 private:
  FOURFOLD_HD int score_after(Action action) const {
    Board board = game_.board;
    if (is_place(action)) board.place(action / kSpaces, action % kSpaces);
    else if (is_clear(action)) board.clear(action - kFirstClear);
    const Tops tops = Tops::of(board);
    const int own = 100 * nearness(tops, own_);
    if (!their_cards_ || !unseen_) return own;
    return own * count_bits(unseen_) - care_ * their_cards_ * nearness(tops, unseen_);
  }

  FOURFOLD_HD static int nearness(const Tops& tops, CardSet cards) {
    int sum = 0;
    for (; cards; cards &= cards - 1) sum += tops.nearness(standard_card(lowest_bit(cards)));
    return sum;
  }

  const GameRules& rules_;
  const Game& game_;
  const int care_;
  const CardSet own_;
  CardSet unseen_ = 0;
  int their_cards_ = 0;
};

}  // namespace fourfold::quartino
