// Games between the players of Quartino, as seats saw them: what a seat knew as its turns began, and which cards the others
// then held. The belief head learns from them (beliefs.py).
#include <algorithm>
#include <cstring>

#include "../native/quartino/play/players.hpp"

namespace fourfold::quartino {
namespace {

// What a seat knew at one moment, and what was so.
struct Sample {
  std::int8_t inputs[kInputs];
  std::int8_t held[kHiddenInputs];      // opponent by opponent: not 0 for a card that the opponent holds
  std::int8_t possible[kHiddenInputs];  // not 0 for a card that it may hold, for all that the seat has seen
};

constexpr int kPolicy = 0, kGreedy = -1;  // players beside the levels, from 1 to 7

Player player_of(const Nets& nets, int number) {
  Player player;
  player.nets = &nets;
  player.kind = number > 0 ? Player::kLevel : number == kPolicy ? Player::kPolicy : Player::kCareful;
  if (number > 0) player.level = kLevels[number - 1];
  return player;
}

void write_sample(const FollowedGame& followed, int seat, Sample& sample) {
  const Game& game = followed.game;
  const Symmetry symmetry = Symmetry::for_seat(game, seat);
  Observation::write(followed.rules, game, followed.evidence, seat, symmetry, sample.inputs);
  Observation::write_hidden(followed.rules, game, seat, symmetry, sample.held);
  const CardSet unseen = Observation::unseen_cards(followed.rules, game, seat);
  for (int after = 1; after <= kOpponents; ++after)
    for (int named = 0; named < kDeckSize; ++named)
      sample.possible[kDeckSize * (after - 1) + named] =
          after < followed.rules.seats && unseen >> number_of(symmetry.card_of(standard_card(named))) & 1;
}

}  // namespace

// Plays deals until there is no room for more samples, and returns the number of games. In each game one seat in turn is
// the player's, all others are the opponent's; of the turns of that seat, one in `every` is written, chosen by lot.
extern "C" int watch_games(const std::uint8_t* file, std::size_t size, int player, int opponent, int seats, int every,
                           std::uint64_t seed, Sample* samples, int room) {
  const auto nets = Nets::read({file, size});
  if (!nets) return -1;
  GameRules rules;
  rules.referee = true;
  rules.seats = static_cast<std::uint8_t>(seats);
  const Player own = player_of(*nets, player), other = player_of(*nets, opponent);
  Random random(seed);
  int games = 0;
  for (int written = 0; written < room; ++games) {
    std::uint32_t last_turn = 0;
    const int seat = games % seats;
    play_deal(rules, own, other, seat, random.next(), [&](const FollowedGame& followed) {
      const Game& game = followed.game;
      if (game.seat != seat || game.turn.number == last_turn) return;
      last_turn = game.turn.number;
      if (written < room && random.below(static_cast<unsigned>(every)) == 0)
        write_sample(followed, seat, samples[written++]);
    });
  }
  return games;
}

extern "C" int sample_size() { return sizeof(Sample); }

}  // namespace fourfold::quartino
