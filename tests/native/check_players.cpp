// What players of native Quartino see and choose, by itself, so that sanitisers and other compilers can look at it.
//
//   check_players symmetry GAMES SEED    symmetric games look alike to their players
//   check_players secrecy GAMES SEED     nothing that a player sees or chooses depends on the others' cards
//   check_players hands GAMES SEED       hands that are drawn from beliefs are possible, and no possible card is left out
//   check_players digest GAMES SEED      a number made of all that players see and choose
//   check_players deals FILE SEED        scores of players with the nets in the file, with two to four seats
//   check_players levels FILE SEED       scores of each level against the one below, with and without a referee
//   check_players worlds FILE SEED       players with these nets choose the same, whatever cards the others hold
//   check_players peek FILE SEED         the same of a player who sees all cards, which must fail
//   check_players tables FILE SEED       players with these nets at tables of all kinds, whose rules accept every choice
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "../../native/quartino/play/players.hpp"
#include "../../native/quartino/study/table_choice.hpp"
#include "check_program.hpp"

using namespace fourfold;
using namespace fourfold::quartino;

namespace {

// A game as a player follows it.
struct Followed {
  GameRules rules;
  Past past;
  Game game;
  Evidence evidence;

  Followed(const GameRules& rules, int first, const Rack* racks) : rules(rules) {
    game = Game::start(rules, past, first);
    std::copy_n(racks, kMostSeats, game.racks);
    for (Rack& rack : game.racks) rack.left = kCardsARack;
    evidence = Evidence::start(game);
  }

  void play(Action action) { evidence.step(rules, game, past, action); }

  // On the heap, so that a sanitiser sees a number too many.
  std::vector<std::int8_t> observe() const {
    std::vector<std::int8_t> numbers(kInputs);
    const Symmetry symmetry = Symmetry::for_seat(game, game.seat);
    Observation::write(rules, game, evidence, game.seat, symmetry, numbers.data());
    return numbers;
  }
};

struct Deal {
  GameRules rules;
  int first;
  Rack racks[kMostSeats]{};

  explicit Deal(Dice& random) {
    rules = {below(random, 4) != 0, true, static_cast<std::uint8_t>(2 + below(random, 3)), 200};
    first = below(random, rules.seats);
    Random dealer(random());
    deal_standard(racks, rules.seats, dealer);
  }
};

// An action of a player who is sometimes careful and sometimes not, so that games go many ways.
Action choose(const Followed& followed, Dice& random) {
  Random own(random());
  if (!below(random, 4)) return Careful::pick(followed.game.listed(followed.rules), own);
  return Careful(followed.rules, followed.game, 150 * below(random, 2)).choose(own);
}

// Whether the seat to act has only one space at which its nearest card is nearest, so that no turn of the wheel is a tie.
bool has_one_nearest(const Game& game) {
  const Symmetry symmetry = Symmetry::for_seat(game, game.seat);
  const Patterns missing = Tops::of(game.board).missing(symmetry.card_of(card_of(0, 1, 2, 3)));
  int nearest = 0;
  for (int first = 0; first < kRim; ++first)
    nearest += static_cast<int>(missing >> 8 * first & 0xFF) == Tops::fewest(missing);
  return nearest == 1;
}

void check_symmetry(int games, Dice& random) {
  long compared = 0, turned = 0;
  for (int number = 0; number < games; ++number) {
    const Deal deal(random);
    const Symmetry other = Symmetry::naming(standard_card(below(random, kDeckSize)), below(random, kRim));
    Deal same = deal;
    for (Rack& rack : same.racks)
      for (Card& card : rack.cards) card = other.card(card);
    Followed one(deal.rules, deal.first, deal.racks), two(same.rules, same.first, same.racks);
    while (!one.game.outcome) {
      const bool has_turned = has_one_nearest(one.game);
      if (other.turn == 0 || has_turned) {
        if (one.observe() != two.observe()) fail("symmetric games look different");
        const ActionSet mine = Symmetry::for_seat(one.game, one.game.seat).actions(one.game.listed(one.rules));
        if (mine != Symmetry::for_seat(two.game, two.game.seat).actions(two.game.listed(two.rules)))
          fail("symmetric games list different actions");
        ++compared;
        turned += other.turn && has_turned;
      }
      const Action action = choose(one, random);
      const Symmetry own = Symmetry::for_seat(one.game, one.game.seat);
      if (own.action_of(own.action(action)) != action) fail("an action does not come back");
      one.play(action);
      two.play(other.action(action));
    }
    if (!(two.game.outcome == one.game.outcome)) fail("symmetric games end differently");
  }
  if (compared < 20 * games || turned < 10 * games) fail("too little was compared");
  std::printf("%d symmetric games\n", games);
}

// Deals all cards that the seat to act does not know once more; what was made stays.
void deal_again(Game& game, const GameRules& rules, Dice& random) {
  std::vector<Card> unknown;
  const CardSet unseen = Observation::unseen_cards(rules, game, game.seat);
  for (int card = 0; card < kDeckSize; ++card)
    if (unseen >> card & 1) unknown.push_back(standard_card(card));
  std::shuffle(unknown.begin(), unknown.end(), random);
  for (int seat = 0; seat < rules.seats; ++seat)
    for (int slot = 0; seat != game.seat && slot < game.racks[seat].left; ++slot) {
      game.racks[seat].cards[slot] = unknown.back();
      unknown.pop_back();
    }
}

void check_secrecy(int games, Dice& random) {
  for (int number = 0; number < games; ++number) {
    const Deal deal(random);
    Followed followed(deal.rules, deal.first, deal.racks);
    while (!followed.game.outcome) {
      Followed other = followed;
      deal_again(other.game, other.rules, random);
      if (followed.observe() != other.observe()) fail("a player sees hidden cards");
      const std::uint64_t seed = random();
      Random one(seed), two(seed);
      if (Careful(followed.rules, followed.game, 150).choose(one) != Careful(other.rules, other.game, 150).choose(two))
        fail("a careful player knows hidden cards");
      const Level& level = kLevels[below(random, kLevelCount)];
      if (LevelChoice(level, followed.rules, followed.game, followed.evidence, nullptr, one).choose() !=
          LevelChoice(level, other.rules, other.game, other.evidence, nullptr, two).choose())
        fail("a level knows hidden cards");
      followed.play(choose(followed, random));
    }
  }
  std::printf("%d games with other hidden cards\n", games);
}

// Every card is in one place at most, and only cards that the viewer does not know have changed.
void check_dealt(const Game& before, const Game& after, const GameRules& rules) {
  CardSet dealt = 0;
  for (int seat = 0; seat < rules.seats; ++seat) {
    const Rack &old = before.racks[seat], &rack = after.racks[seat];
    const CardSet cards = held_cards(rack) | made_cards(rack);
    if (count_bits(cards) != kCardsARack || cards & dealt) fail("a card is in two places");
    dealt |= cards;
    if (rack.left != old.left || made_cards(rack) != made_cards(old)) fail("another number of cards is left");
    if (seat == before.seat && held_cards(rack) != held_cards(old)) fail("the own cards have changed");
    for (int i = 0; i < rack.shown_count; ++i)
      if (rack.find(rack.shown[i]) < 0) fail("a card that was shown has gone");
  }
}

void check_hands(int games, Dice& random) {
  for (int number = 0; number < games; ++number) {
    const Deal deal(random);
    Followed followed(deal.rules, deal.first, deal.racks);
    for (int moves = below(random, 150); moves > 0 && !followed.game.outcome; --moves)
      followed.play(choose(followed, random));
    Game game = followed.game;
    if (game.outcome) continue;
    for (int seat = 0; seat < deal.rules.seats; ++seat)
      if (seat != game.seat && below(random, 2)) game.racks[seat].show(game.racks[seat].cards[0]);
    // The viewer is certain of everything, and mostly wrong.
    std::int32_t beliefs[kHiddenInputs];
    for (std::int32_t& belief : beliefs) belief = (below(random, 2) ? 1 : -100) * kLogit;
    const Symmetry symmetry = Symmetry::for_seat(game, game.seat);
    const Hands hands(deal.rules, game, game.seat, symmetry, beliefs);
    CardSet seen = 0;
    Random own(random());
    for (int draw = 0; draw < 20'000; ++draw) {
      Game dealt = game;
      hands.draw(dealt, own);
      if (draw % 100 == 0) check_dealt(game, dealt, deal.rules);
      for (int seat = 0; seat < deal.rules.seats; ++seat)
        if (seat != game.seat) seen |= held_cards(dealt.racks[seat]);
    }
    if (seen != Observation::unseen_cards(deal.rules, game, game.seat))
      fail("a card that others may hold was never drawn");
  }
  std::printf("%d games with drawn hands\n", games);
}

void print_digest(int games, Dice& random) {
  std::uint64_t digest = 0xCBF29CE484222325u;
  for (int number = 0; number < games; ++number) {
    const Deal deal(random);
    Followed followed(deal.rules, deal.first, deal.racks);
    while (!followed.game.outcome) {
      const Action action = choose(followed, random);
      for (const std::int8_t input : followed.observe())
        digest = (digest ^ static_cast<std::uint8_t>(input)) * 0x100000001B3u;
      digest = (digest ^ action) * 0x100000001B3u;
      followed.play(action);
    }
  }
  std::printf("%016llx\n", static_cast<unsigned long long>(digest));
}

Nets read_nets(const char* name) {
  std::ifstream stream(name, std::ios::binary);
  const std::vector<char> file((std::istreambuf_iterator<char>(stream)), {});
  auto nets = Nets::read({reinterpret_cast<const std::uint8_t*>(file.data()), file.size()});
  if (!nets) fail("expected a file of Quartino's nets");
  return std::move(*nets);
}

Player searching(const Nets& nets, bool sees_cards = false) {
  Player player{Player::kPolicy, 0, &nets};
  player.search.simulations = 16;
  player.search.sees_cards = sees_cards;
  return player;
}

void print_scores(const Nets& nets, std::uint64_t seed) {
  const Player policy{Player::kPolicy, 0, &nets}, likeliest{Player::kPolicy, 0, &nets, true};
  for (std::uint8_t seats = 2; seats <= kMostSeats; ++seats) {
    for (const int score : play_deals({true, true, seats}, policy, likeliest, 3, seed)) std::printf("%d\n", score);
    for (const int score : play_deals({true, true, seats, 24}, searching(nets), policy, 1, seed))
      std::printf("%d\n", score);
  }
}

Player level_player(const Nets& nets, int number) {
  Player player{Player::kLevel, 0, &nets};
  player.level = kLevels[number];
  return player;
}

void print_scores_of_levels(const Nets& nets, std::uint64_t seed) {
  for (const bool referee : {true, false})
    for (int number = 1; number < kLevelCount; ++number) {
      const Player higher = level_player(nets, number), lower = level_player(nets, number - 1);
      for (const int score : play_deals({true, referee, 3}, higher, lower, 2, seed)) std::printf("%d\n", score);
    }
}

void check_worlds(const std::vector<Player>& players, Dice& random) {
  constexpr int kPairs = 100;
  int pairs = 0;
  while (pairs < kPairs) {
    const Deal deal(random);
    Followed one(deal.rules, deal.first, deal.racks);
    while (!one.game.outcome) {
      if (!below(random, 16)) {
        Followed other = one;
        deal_again(other.game, other.rules, random);
        const std::uint64_t seed = random();
        for (const Player& player : players) {
          Random mine(seed), same(seed);
          if (player.choose(one.rules, one.game, one.evidence, mine) !=
              player.choose(other.rules, other.game, other.evidence, same))
            fail("a player knows hidden cards");
        }
        ++pairs;
      }
      one.play(choose(one, random));
    }
  }
  std::printf("the same choices\n");
}

// Plays at tables by what each seat may know, as the browser does; sometimes somebody leaves or offers a draw.
void check_tables(const std::vector<Player>& players, Dice& random) {
  int tables = 0, moves = 0;
  for (const char* rules : {"quartino", "quartino+referee", "quartino-first", "quartino+turns:300"})
    for (int seats = 2; seats <= kMostSeats; ++seats, ++tables) {
      Rack racks[kMostSeats]{};
      Random dealer(random());
      deal_standard(racks, seats, dealer);
      std::vector<std::vector<std::string>> cards;
      for (int seat = 0; seat < seats; ++seat) {
        cards.emplace_back();
        for (const Card card : racks[seat].cards) cards.back().push_back(print_card(card));
      }
      Match match;
      if (match.start(*read_rules(rules), cards, "A")) fail("a deal is refused");
      for (int number = 0; number < 120 && !match.game().outcome; ++number, ++moves) {
        const Player& player = players[static_cast<std::size_t>(below(random, static_cast<int>(players.size())))];
        if (!below(random, 60)) match.play(match.to_act() + (below(random, 2) ? " resign" : " offer draw"));
        if (match.game().outcome) break;
        const std::string move = choose_at_table(player, match, random());
        if (const Refusal refusal = match.play(move)) fail("refused: " + move + " " + refusal.json());
      }
    }
  std::printf("%d tables\n", tables);
  if (moves < 500) fail("expected more moves");
}

}  // namespace

int main(int count, char** words) {
  const std::string_view what = count == 4 ? words[1] : "";
  const int games = count == 4 ? std::atoi(words[2]) : 0;
  Dice random(count == 4 ? std::strtoull(words[3], nullptr, 10) : 0);
  if (what == "symmetry") check_symmetry(games, random);
  else if (what == "secrecy") check_secrecy(games, random);
  else if (what == "hands") check_hands(games, random);
  else if (what == "digest") print_digest(games, random);
  else if (what == "deals") print_scores(read_nets(words[2]), std::strtoull(words[3], nullptr, 10));
  else if (what == "levels") print_scores_of_levels(read_nets(words[2]), std::strtoull(words[3], nullptr, 10));
  else if (what == "worlds" || what == "peek" || what == "tables") {
    const Nets nets = read_nets(words[2]);
    std::vector<Player> players = {
        {Player::kByLot}, {Player::kCareful, 150}, {Player::kPolicy, 0, &nets}, searching(nets)};
    for (int number = 0; number < kLevelCount; ++number) players.push_back(level_player(nets, number));
    if (what == "peek") players = {searching(nets, true)};
    if (what == "tables") check_tables(players, random);
    else check_worlds(players, random);
  } else
    fail(
        "expected symmetry, secrecy, hands or digest, GAMES and SEED; or deals, levels, worlds, peek or tables, FILE "
        "and SEED");
}
