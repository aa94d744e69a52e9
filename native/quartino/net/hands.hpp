// Hands of the other seats of Quartino, drawn by lot as a player believes. Cards are those of the standard deck.
#pragma once

#include "logits.hpp"
#include "observation.hpp"

namespace fourfold::quartino {

class Hands {
 public:
  // The beliefs are logits of each opponent's cards, in the symmetry of the viewer, as the nets answer them.
  Hands(const GameRules& rules, const Game& game, int viewer, const Symmetry& symmetry, const std::int32_t* beliefs)
      : rules_(rules), viewer_(viewer), unseen_(Observation::unseen_cards(rules, game, viewer)) {
    for (int after = 1; after < rules.seats; ++after) {
      std::int32_t* logits = logits_[after - 1];
      for (int number = 0; number < kDeckSize; ++number) {
        const int named = number_of(symmetry.card(standard_card(number)));
        // People overlook cards that they could make, so no card is impossible.
        logits[number] = std::max(beliefs[kDeckSize * (after - 1) + named], kLeastLogit);
      }
    }
  }

  // The logit of a card, by its number, in the rack of the seat that plays this number of places after the viewer.
  std::int32_t logit(int after, int number) const { return logits_[after - 1][number]; }

  // Replaces the cards in the other seats' racks. Cards that wrong calls have shown stay where they are.
  void draw(Game& game, Random& random) const {
    CardSet left = unseen_;
    for (int seat = 0; seat < rules_.seats; ++seat)
      if (seat != viewer_) left &= ~shown_cards(game.racks[seat]);
    const int opponents = rules_.seats - 1;
    const auto begin = static_cast<int>(random.below(static_cast<unsigned>(opponents)));
    for (int i = 0; i < opponents; ++i) {
      const int after = 1 + (begin + i) % opponents;
      Rack& rack = game.racks[(viewer_ + after) % rules_.seats];
      rack.unknown = 0;
      for (int slot = 0; slot < rack.left; ++slot) {
        if (slot < rack.shown_count) {
          rack.cards[slot] = rack.shown[slot];
          continue;
        }
        const int number = draw_index(logits_[after - 1], left ? left : unseen_ | 1u, random);
        left &= ~(1u << number);
        rack.cards[slot] = standard_card(number);
      }
    }
  }

 private:
  static constexpr std::int32_t kLeastLogit = -5 * kLogit;

  const GameRules& rules_;
  const int viewer_;
  const CardSet unseen_;
  std::int32_t logits_[kOpponents][kDeckSize];
};

}  // namespace fourfold::quartino
