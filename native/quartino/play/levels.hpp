// Seven Quartino players who play like people: well, as far as they look, remember and keep in mind.
//
// Lives here: the levels, what makes things on the wheel easy to notice, and the choices. Does not live here: the chance of
// noticing something of this ease (../../core/chance.hpp), and what the learned policy chooses (policy.hpp).
//
// Each time a level looks at the wheel, it notices or not, for each of its cards and each place where that card could lie,
// how much of the card lies there. It works for some of its cards, those that it sees nearest, and, if it is careful, away
// from cards of others that it sees coming. Where it sees nothing, it draws by lot. A stronger level now and then, or
// always, thinks a move through: then it chooses as the learned policy does, among the moves that it thinks of, from what
// it remembers of the others' moves. When players call, it announces what it notices and no more.
#pragma once

#include <optional>

#include "../../core/chance.hpp"
#include "careful.hpp"
#include "../net/policy.hpp"

namespace fourfold::quartino {

struct Level {
  int keenness;          // how well the level notices things, in hundredths of ease
  int cards_in_mind;     // the number of its cards that it works for at once
  int care;              // how much others' cards weigh that it sees coming, in hundredths of its own cards
  int planning_percent;  // the chance that it thinks a move through
  int memory_percent;    // the chance that it then remembers what an opponent did for a card
};

constexpr Level kLevels[] = {
    {-520, 1, 0, 0, 0},    {-150, 1, 0, 0, 0},    {0, 2, 0, 0, 0},        {200, 4, 50, 0, 0},
    {300, 4, 100, 25, 25}, {400, 4, 120, 60, 50}, {450, 4, 150, 100, 75},
};
constexpr int kLevelCount = static_cast<int>(std::size(kLevels));

// Ease in hundredths.
constexpr int kEaseOfRight[] = {-150, -100, -40, 0, 120};  // where none, one … all four colours of a card lie right
constexpr int kEasePerEighth = -15;                        // by which a card must be turned in mind
constexpr int kEaseOfOthersCard = -80;                     // a card that the level does not have before its eyes
constexpr int kEasePerToken = -6;                          // clutter, for each token on the wheel beyond eight
constexpr int kUnclutteredTokens = 8;
constexpr int kEaseOfMove = 100;          // thinking of one of the moves
constexpr int kEaseOfColours = -30;       // four tokens of one colour, all over the wheel
constexpr int kEaseOfColumn = 60;         // a column of four
constexpr int kEasePerTall = 40;          // each token more of that colour, or in that column
constexpr int kEaseOfEmptyReserve = 600;  // with no token to place, everybody looks for something else to do
// With more opponents care weighs less: what one player prevents, another does. In hundredths, from two seats on.
constexpr int kCareBySeats[] = {100, 33, 20};

// The choice of one level in one position. The same game as the seat in turn sees it, evidence, seed and level give the
// same action.
class LevelChoice {
 public:
  // Without nets the level thinks no move through, and it must know no other cards than those of the standard deck if
  // it has care.
  LevelChoice(const Level& level, const GameRules& rules, const Game& game, const Evidence& evidence, const Nets* nets,
              Random& random)
      : level_(level), rules_(rules), game_(game), evidence_(evidence), nets_(nets), random_(random) {
    int tokens = 0;
    for (int colour = 0; colour < kColours; ++colour) tokens += game.board.on_board(colour);
    keenness_ = level.keenness + kEasePerToken * std::max(0, tokens - kUnclutteredTokens);
    if (!game.board.has_reserve()) keenness_ += kEaseOfEmptyReserve;
  }

  // An action that the rules accept. When players call, it may be a say or a call.
  Action choose() {
    if (!rules_.referee) {
      if (const auto said = say()) return *said;
      if (game_.phase(rules_) == Phase::kCall) return call_or_end();
    }
    const ActionSet listed = game_.listed(rules_);
    // A referee gives the owner of a card a hint.
    const ActionSet calls = listed & ActionSet{0xFF} << kFirstRightCall;
    return calls ? Careful::pick(calls, random_) : choose_of(listed);
  }

  // How easy it is to see a card of which this number of colours lie right, where its first rim colour is to lie.
  static int ease_of_place(int right, int first) {
    return kEaseOfRight[right] + kEasePerEighth * std::min(first - 1, kRim + 1 - first);
  }

 private:
  bool notices(int ease) { return happens(chance_of_ease(keenness_ + ease), random_); }

  // A situation that the level notices, before its first token.
  std::optional<Action> say() {
    const Turn& turn = game_.turn;
    if (!rules_.situations || turn.begun || turn.column >= 0) return {};
    int most = 0;
    for (int colour = 0; colour < kColours; ++colour) most = std::max(most, game_.board.on_board(colour));
    if (!turn.colours && most >= kTall && notices(kEaseOfColours + kEasePerTall * (most - kTall))) return kSayColours;
    SpaceSet seen = 0;
    for (unsigned rest = game_.board.tall; rest; rest &= rest - 1) {
      const int more = game_.board.height(lowest_bit(rest)) - kTall;
      if (notices(kEaseOfColumn + kEasePerTall * more)) seen = static_cast<SpaceSet>(seen | (rest & -rest));
    }
    if (!seen) return {};
    // The column that it would clear if a referee had seen the same.
    GameRules granting = rules_;
    granting.referee = true;
    Game granted = game_;
    granted.turn.tall = seen;
    ++granted.turn.due;
    LevelChoice clearing(level_, granting, granted, evidence_, nets_, random_);
    return say_column(clearing.choose_of(ActionSet{seen} << kFirstClear) - kFirstClear);
  }

  // Calls a card that lies on the wheel, if the level notices any.
  Action call_or_end() {
    ActionSet seen = 0;
    for (unsigned rest = game_.right_calls(); rest; rest &= rest - 1) {
      const int first = lowest_bit(rest) + 1;
      if (!happens(chance_to_miss(first), random_)) seen |= ActionSet{1} << right_call(first);
    }
    return seen ? Careful::pick(seen, random_) : kEnd;
  }

  // The chance that the level does not call the card that lies there.
  Chance chance_to_miss(int first) const {
    const Chance misses = kCertain - chance_of_ease(keenness_ + ease_of_place(kColours, first));
    if (!game_.turn.begun) return misses;
    // Did it place a token there because it saw the card, or by chance? A bot keeps no memory from one move to the next,
    // so it asks how likely either is, as in Quarto.
    const Chance by_chance = misses / kFirstClear;
    return misses * by_chance / (kCertain - misses + by_chance);
  }

  Action choose_of(ActionSet listed) {
    if (!(listed & (listed - 1))) return static_cast<Action>(lowest_bit(listed));
    if (nets_ && happens(chance_of_percent(level_.planning_percent), random_)) return plan(listed);
    look();
    return Careful::pick_best(listed, random_, [this](Action action) { return score_after(action); });
  }

  // The policy's choice among the moves that the level thinks of.
  Action plan(ActionSet listed) {
    ActionSet thought_of = 0;
    for (ActionSet rest = listed; rest; rest &= rest - 1)
      if (notices(kEaseOfMove)) thought_of |= rest & -rest;
    if (!thought_of) thought_of = listed;
    if (!(thought_of & (thought_of - 1))) return static_cast<Action>(lowest_bit(thought_of));
    return choose_by_policy(*nets_, rules_, game_, remembered(), thought_of, false, random_);
  }

  // What the level remembers of the others' moves.
  Evidence remembered() {
    Evidence kept = evidence_;
    const Chance memory = chance_of_percent(level_.memory_percent);
    for (int seat = 0; seat < rules_.seats; ++seat)
      for (int card = 0; seat != game_.seat && card < kDeckSize; ++card)
        if (!happens(memory, random_)) kept.seats[seat].forget(card);
    return kept;
  }

  // A card, and the places on the wheel at which the level has noticed it.
  struct Sight {
    Card card;
    FirstSet places;

    // 0, 1, 4, 16 or 100, by the number of its colours that lie right where most of them do.
    int nearness(const Tops& tops) const {
      constexpr std::uint64_t kNearness = 0x64'10'04'01'00u;
      int fewest = kColours;
      const Patterns missing = tops.missing(card);
      for (unsigned rest = places; rest; rest &= rest - 1)
        fewest = std::min(fewest, static_cast<int>(missing >> 8 * lowest_bit(rest) & 0xFF));
      return static_cast<int>(kNearness >> 8 * (kColours - fewest) & 0xFF);
    }
  };

  Sight look_at(Card card, const Tops& tops, int ease, int least_right) {
    Sight sight{card, 0};
    const Patterns missing = tops.missing(card);
    for (int first = 1; first <= kRim; ++first) {
      const int right = kColours - static_cast<int>(missing >> 8 * (first - 1) & 0xFF);
      if (right >= least_right && notices(ease + ease_of_place(right, first)))
        sight.places = static_cast<FirstSet>(sight.places | 1u << (first - 1));
    }
    return sight;
  }

  // Looks for the own cards, and for cards of others that are near.
  void look() {
    constexpr int kNear = 2;  // colours that lie right
    const Tops tops = Tops::of(game_.board);
    const Rack& rack = game_.rack();
    for (int slot = 0; slot < rack.left; ++slot)
      if (rack.is_known(slot)) own_[own_count_++] = look_at(rack.cards[slot], tops, 0, 0);
    std::stable_sort(own_, own_ + own_count_, [&tops](const Sight& one, const Sight& other) {
      return one.nearness(tops) > other.nearness(tops);
    });
    own_count_ = std::min(own_count_, level_.cards_in_mind);
    if (!level_.care) return;
    const CardSet unseen = Observation::unseen_cards(rules_, game_, game_.seat);
    unseen_count_ = count_bits(unseen);
    for (CardSet rest = unseen; rest; rest &= rest - 1) {
      const Sight sight = look_at(standard_card(lowest_bit(rest)), tops, kEaseOfOthersCard, kNear);
      if (sight.places) others_[others_count_++] = sight;
    }
    for (int seat = 0; seat < rules_.seats; ++seat)
      if (seat != game_.seat && !(game_.gone >> seat & 1)) their_cards_ += game_.racks[seat].left;
  }

  int score_after(Action action) const {
    Board board = game_.board;
    if (is_place(action)) board.place(action / kSpaces, action % kSpaces);
    else if (is_clear(action)) board.clear(action - kFirstClear);
    const Tops tops = Tops::of(board);
    int own = 0, others = 0;
    for (int number = 0; number < own_count_; ++number) own += own_[number].nearness(tops);
    if (!others_count_) return own;
    for (int number = 0; number < others_count_; ++number) others += others_[number].nearness(tops);
    // Each card that nobody has shown is as likely as any other to be one of theirs.
    const int care = level_.care * kCareBySeats[rules_.seats - 2] / 100;
    return 100 * own * unseen_count_ - care * their_cards_ * others;
  }

  const Level& level_;
  const GameRules& rules_;
  const Game& game_;
  const Evidence& evidence_;
  const Nets* nets_;
  Random& random_;
  int keenness_;  // in this clutter
  Sight own_[kCardsARack] = {}, others_[kDeckSize] = {};
  int own_count_ = 0, others_count_ = 0;
  int unseen_count_ = 0, their_cards_ = 0;
};

}  // namespace fourfold::quartino
