// Players of native Quartino and games between them: by lot, greedy or careful, the learned policy alone, the policy with
// a search, and the seven levels. Cards are those of the standard deck. A referee watches, unless all players are levels.
#pragma once

#include "levels.hpp"
#include "search.hpp"

namespace fourfold::quartino {

// Playouts per decision of the strong player: on servers, in terminals and for hints, where they take about 0.1 s, and in
// games of the page itself, where they take less than 0.3 s on a phone four times slower than a desktop (docs/benchmarks.md).
constexpr int kStrongPlayouts = 500;
constexpr int kPagePlayouts = 40;

// A game as its players follow it.
struct FollowedGame {
  GameRules rules;
  Game game;
  Past past;
  Evidence evidence;

  FollowedGame(const GameRules& its_rules, Random& random) : rules(its_rules) {
    game = Game::start(rules, past, static_cast<int>(random.below(rules.seats)));
    deal_standard(game.racks, rules.seats, random);
    evidence = Evidence::start(game);
  }

  void play(Action action) { evidence.step(rules, game, past, action); }
};

struct Player {
  enum Kind : std::uint8_t { kByLot, kCareful, kPolicy, kLevel };
  Kind kind = kByLot;
  int care = 0;                  // of a careful player, in hundredths
  const Nets* nets = nullptr;    // of the policy and the levels
  bool takes_likeliest = false;  // whether the policy never draws by lot
  SearchSettings search = {};    // of the policy with a search
  Level level = {};

  // A listed action for the seat to act, of those wanted; where players call, a level may also say or call something that
  // nobody lists. The past are the keys of the positions at the starts of turns
  // since a card was made, as far as they are known; only a search asks for it.
  Action choose(const GameRules& rules, const Game& game, const Evidence& evidence, Random& random,
                ActionSet wanted = ~ActionSet{0}, std::span<const std::uint64_t> past = {}) const {
    if (kind == kLevel) return LevelChoice(level, rules, game, evidence, nets, random).choose();
    const ActionSet listed = game.listed(rules) & wanted;
    if (!(listed & (listed - 1))) return static_cast<Action>(lowest_bit(listed));
    if (kind == kByLot) return Careful::pick(listed, random);
    if (kind == kCareful) return Careful(rules, game, care).choose(random, wanted);
    if (search.simulations) return Search(*nets, search, rules, game, evidence, past).choose(listed, random);
    return choose_by_policy(*nets, rules, game, evidence, listed, takes_likeliest, random);
  }

  // The same level for another deck than the standard one, which the nets and care do not know.
  Player without_deck() const {
    Player same = *this;
    same.nets = nullptr;
    same.level.care = 0;
    return same;
  }
};

// Watches a game and sees nothing.
struct NoWatch {
  void operator()(const FollowedGame&) const {}
};

// The outcome of a deal, with the player in one seat and the same opponent in all others; `watch` sees the game before
// every action.
template <typename Watch = NoWatch>
Outcome play_deal(const GameRules& rules, const Player& player, const Player& opponent, int own, std::uint64_t deal,
                  Watch watch = {}) {
  Random random(deal);
  FollowedGame followed(rules, random);
  while (!followed.game.outcome) {
    watch(followed);
    const Player& acting = followed.game.seat == own ? player : opponent;
    const std::span past(followed.past.keys, static_cast<std::size_t>(followed.past.size));
    followed.play(acting.choose(rules, followed.game, followed.evidence, random, ~ActionSet{0}, past));
  }
  return followed.game.outcome;
}

// A win, in the units of scores: shared wins and draws (1 / seats) are whole numbers of them.
constexpr int kWholeScore = 12;

inline int score_of(const Outcome& outcome, int seat, int seats) {
  const unsigned winners = outcome.winners ? outcome.winners : (1u << seats) - 1;
  return winners >> seat & 1 ? kWholeScore / count_bits(winners) : 0;
}

// The score of a player who plays each deal once in each seat: for each deal the sum over its games.
inline std::vector<int> play_deals(const GameRules& rules, const Player& player, const Player& opponent, int deals,
                                   std::uint64_t seed) {
  Random seeds(seed);
  std::vector<int> scores;
  for (int deal = 0; deal < deals; ++deal) {
    const std::uint64_t dealt = seeds.next();
    int score = 0;
    for (int own = 0; own < rules.seats; ++own)
      score += score_of(play_deal(rules, player, opponent, own, dealt), own, rules.seats);
    scores.push_back(score);
  }
  return scores;
}

// For each deal, played once in each seat, the number of games that the player won alone, and of those that only others
// won. All other games are drawn or shared.
inline std::vector<std::pair<int, int>> count_wins(const GameRules& rules, const Player& player, const Player& opponent,
                                                   int deals, std::uint64_t seed) {
  Random seeds(seed);
  std::vector<std::pair<int, int>> counts(static_cast<std::size_t>(deals));
  for (auto& [wins, losses] : counts) {
    const std::uint64_t dealt = seeds.next();
    for (int own = 0; own < rules.seats; ++own) {
      const unsigned winners = play_deal(rules, player, opponent, own, dealt).winners;
      wins += winners == 1u << own;
      losses += winners && !(winners >> own & 1);
    }
  }
  return counts;
}

}  // namespace fourfold::quartino
