// Puzzles of Quartino and their proofs by exhaustive search of the turn: what each kind asks, and its only answer.
//
//     two-cards, chain  the most cards that can be made in this turn are two, or three or more, and one way alone makes
//                       them; moves on different spaces between two calls may come in any order
//     stop              no card of one's own can be made; one token alone leaves the opponent, whatever she holds, no card
//                       that she can make in her next turn
//     announce          the situations as the turn begins; there is at most one tall column
//     hand              the one card with which the opponent's moves follow the rule: each of her tokens brings her last
//                       card as near as any token could, and she calls it as soon as it lies on the wheel
//
// A referee watches, but for `announce`. Seat A is to solve the puzzle, seat B is the opponent.
#pragma once

#include "../play/finishing.hpp"
#include "../rules/notation.hpp"

namespace fourfold::quartino {

enum class PuzzleKind : std::uint8_t { kTwoCards, kChain, kStop, kAnnounce, kHand };
constexpr Text kPuzzleKinds[] = {"two-cards", "chain", "stop", "announce", "hand"};
constexpr int kPuzzleKindCount = static_cast<int>(std::size(kPuzzleKinds));

// The space on which a placement, a clearing or an announced column is.
inline int space_of(Action action) { return is_place(action) ? action % kSpaces : action - kFirstClear; }

// All ways in which the seat to act can make as many cards as possible before its turn ends.
class Ways {
 public:
  // The search gives up after this number of positions.
  Ways(const GameRules& rules, const Game& game, int most_positions) : rules_(rules), left_(most_positions) {
    std::vector<Action> way;
    search(game, 0, way);
  }

  bool is_exhaustive() const { return left_ > 0; }
  int cards() const { return cards_; }
  // The number of different ways, where moves on different spaces between two calls may come in any order; at most two are
  // counted.
  int number() const { return static_cast<int>(ways_.size()); }
  const std::vector<Action>& first() const { return first_; }

 private:
  void search(const Game& game, int made, std::vector<Action>& way) {
    if (made && made >= cards_) add(made, way);
    if (game.outcome) return;
    for (ActionSet rest = hopeful_actions(rules_, game); rest; rest &= rest - 1) {
      if (left_ <= 0 || --left_ <= 0) return;
      const auto action = static_cast<Action>(lowest_bit(rest));
      Game next = game;
      NoPast past;
      next.step(rules_, past, action);
      way.push_back(action);
      search(next, made + is_call(action), way);
      way.pop_back();
    }
  }

  void add(int made, const std::vector<Action>& way) {
    if (!is_call(way.back())) return;
    if (made > cards_) cards_ = made, first_ = way, ways_.clear();
    const std::vector<Action> same = in_order_of_spaces(way);
    if (ways_.size() < 2 && std::find(ways_.begin(), ways_.end(), same) == ways_.end()) ways_.push_back(same);
  }

  static std::vector<Action> in_order_of_spaces(std::vector<Action> way) {
    for (auto from = way.begin(); from != way.end();) {
      const auto to = std::find_if(from, way.end(), [](Action action) { return is_call(action); });
      std::stable_sort(from, to, [](Action one, Action other) { return space_of(one) < space_of(other); });
      from = to == way.end() ? to : to + 1;
    }
    return way;
  }

  const GameRules& rules_;
  int left_;
  int cards_ = 0;
  std::vector<Action> first_;
  std::vector<std::vector<Action>> ways_;
};

// The start of a puzzle, and what happens from there until the question is asked.
struct PuzzleStart {
  static constexpr int kSolver = 0, kOpponent = 1;

  Board board;
  Rack racks[2];  // of the solver and of the opponent, whose cards are unknown
  int first = kSolver;
  std::vector<Action> events = {};

  static GameRules rules(PuzzleKind kind) {
    GameRules rules;
    rules.referee = kind != PuzzleKind::kAnnounce;
    return rules;
  }

  Game game(const GameRules& rules) const {
    NoPast past;
    Game game = Game::start(rules, past, first, board);
    game.racks[kSolver] = racks[kSolver];
    game.racks[kOpponent] = racks[kOpponent];
    return game;
  }

  // The cards that the opponent may hold: neither dealt to the solver nor made.
  CardSet unseen() const {
    const CardSet seen = held_cards(racks[kSolver]) | made_cards(racks[kSolver]) | made_cards(racks[kOpponent]);
    return ((1u << kDeckSize) - 1) & ~seen;
  }
};

class PuzzleProof {
 public:
  explicit PuzzleProof(const PuzzleStart& start) : start_(start) {}

  // The moves of the only solution, or for `hand` the call of the card from the first space; nothing if there is no or
  // more than one solution, or the position is not of the kind.
  std::vector<Action> solution(PuzzleKind kind) const {
    switch (kind) {
      case PuzzleKind::kTwoCards: return making(2, 2);
      case PuzzleKind::kChain: return making(3, kCardsARack);
      case PuzzleKind::kStop: return stopping();
      case PuzzleKind::kAnnounce: return announcing();
      case PuzzleKind::kHand: return naming();
    }
    return {};
  }

  // Whether the opponent's moves follow the rule with this card; with `noticed`, each time that they do not is passed to it
  // as the number of the card's colours that could have lain right.
  template <typename Noticed>
  bool follows_rule(Card card, Noticed noticed) const {
    const GameRules rules = PuzzleStart::rules(PuzzleKind::kHand);
    Game game = start_.game(rules);
    bool follows = true;
    for (const Action action : start_.events) {
      const Board before = game.board;
      const bool is_hers = game.seat == PuzzleStart::kOpponent;
      if (is_hers && action == kEnd && Tops::of(before).most_right(card) == kColours)
        follows = false, noticed(kColours);
      NoPast past;
      game.step(rules, past, action);
      if (!is_hers || !is_place(action)) continue;
      const int nearest = nearest_by_token(before, card);
      if (Tops::of(game.board).most_right(card) < nearest) follows = false, noticed(nearest);
    }
    return follows;
  }

  // Cards that the opponent could make in a turn that begins on this board, if she holds them: all, or this number.
  CardSet threats(const Board& board, int enough) const {
    const GameRules rules = PuzzleStart::rules(PuzzleKind::kStop);
    CardSet found = 0;
    for (CardSet rest = start_.unseen(); rest && count_bits(found) < enough; rest &= rest - 1) {
      NoPast past;
      Game hers = Game::start(rules, past, PuzzleStart::kOpponent, board);
      hers.racks[PuzzleStart::kOpponent] = {};
      hers.racks[PuzzleStart::kOpponent].left = 1;
      hers.racks[PuzzleStart::kOpponent].cards[0] = standard_card(lowest_bit(rest));
      if (can_make(rules, hers)) found |= rest & -rest;
    }
    return found;
  }

 private:
  static constexpr int kPositions = 100'000;  // of a search for ways
  static constexpr int kThreatened = 2;       // cards at least that the opponent could make if nothing were placed

  std::vector<Action> making(int fewest, int most) const {
    const GameRules rules = PuzzleStart::rules(PuzzleKind::kChain);
    const Ways ways(rules, start_.game(rules), kPositions);
    const bool is_asked = ways.cards() >= fewest && ways.cards() <= most;
    return is_asked && ways.is_exhaustive() && ways.number() == 1 ? ways.first() : std::vector<Action>();
  }

  std::vector<Action> stopping() const {
    const GameRules rules = PuzzleStart::rules(PuzzleKind::kStop);
    const Game game = start_.game(rules);
    if (game.turn.due != 1 || game.turn.tall || hopeful_actions(rules, game)) return {};
    if (count_bits(threats(game.board, kThreatened)) < kThreatened) return {};
    std::vector<Action> found;
    for (ActionSet rest = game.listed(rules); rest; rest &= rest - 1) {
      const auto action = static_cast<Action>(lowest_bit(rest));
      Board board = game.board;
      board.place(action / kSpaces, action % kSpaces);
      if (threats(board, 1)) continue;
      found.push_back(action);
      if (found.size() > 1) return {};
    }
    return found;
  }

  static bool can_make(const GameRules& rules, const Game& game) {
    for (ActionSet rest = hopeful_actions(rules, game); rest; rest &= rest - 1) {
      const auto action = static_cast<Action>(lowest_bit(rest));
      if (is_call(action)) return true;
      Game next = game;
      NoPast past;
      next.step(rules, past, action);
      if (can_make(rules, next)) return true;
    }
    return false;
  }

  std::vector<Action> announcing() const {
    const GameRules rules = PuzzleStart::rules(PuzzleKind::kAnnounce);
    const Game game = start_.game(rules);
    if (count_bits(game.turn.tall) > 1) return {};
    std::vector<Action> found;
    for (Action say = kSayColours; say < kFirstCall; ++say)
      if (game.why_not(rules, say) == RefusalCode::kNone) found.push_back(say);
    return found;
  }

  std::vector<Action> naming() const {
    if (start_.racks[PuzzleStart::kOpponent].left != 1) return {};
    std::vector<Action> found;
    for (CardSet rest = start_.unseen(); rest; rest &= rest - 1) {
      const Card card = standard_card(lowest_bit(rest));
      if (!follows_rule(card, [](int) {})) continue;
      found.push_back(call(card, 1));
      if (found.size() > 1) return {};
    }
    return found;
  }

  // The most colours of the card that can lie right at one place after one more token.
  static int nearest_by_token(const Board& board, Card card) {
    int most = 0;
    for (ActionSet rest = board.placements(); rest; rest &= rest - 1) {
      const int action = lowest_bit(rest);
      Board after = board;
      after.place(action / kSpaces, action % kSpaces);
      most = std::max(most, Tops::of(after).most_right(card));
    }
    return most;
  }

  const PuzzleStart& start_;
};

}  // namespace fourfold::quartino
