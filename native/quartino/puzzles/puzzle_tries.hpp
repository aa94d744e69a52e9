// How often the levels of Quartino find the solution of a puzzle.
//
// A level looks at the wheel as it does in a game (levels.hpp): it notices a thing or not, by how easy that is to see.
// It finds cards to make if it notices, for each of them, where the card will lie. Of tokens and cards it chooses by lot
// among those that nothing it has noticed rules out: a token, if it notices a card that the opponent could then make; a
// card of the opponent's, if it notices that she would have moved otherwise.
#pragma once

#include "../play/levels.hpp"
#include "turn_puzzles.hpp"

namespace fourfold::quartino {

// Ease in hundredths, for each card that must be made in mind before.
constexpr int kEasePerCardBefore = -60;

class PuzzleTries {
 public:
  PuzzleTries(PuzzleKind kind, const PuzzleStart& start, std::vector<Action> solution)
      : kind_(kind), start_(start), solution_(std::move(solution)) {
    const GameRules rules = PuzzleStart::rules(kind);
    Game game = start.game(rules);
    clutter_ = clutter_of(game.board);
    if (kind == PuzzleKind::kAnnounce) see_situations(game);
    if (kind == PuzzleKind::kTwoCards || kind == PuzzleKind::kChain) see_cards(rules, game);
    if (kind == PuzzleKind::kStop) see_threats(rules, game);
    if (kind == PuzzleKind::kHand) see_contradictions();
  }

  // The number of this many tries that find the solution.
  int found_by(const Level& level, int tries, std::uint64_t seed) const {
    Random random(seed);
    const int keenness = level.keenness + clutter_;
    int found = 0;
    for (int number = 0; number < tries; ++number) {
      const bool chooses = kind_ == PuzzleKind::kStop || kind_ == PuzzleKind::kHand;
      found += chooses ? chooses_right(keenness, random) : notices_all(keenness, random);
    }
    return found;
  }

 private:
  // A thing that may be chosen, and the eases of all that speaks against it; nothing speaks against the solution.
  struct Choice {
    bool is_right;
    std::vector<int> against;
  };

  static bool notices(int ease, Random& random) { return happens(chance_of_ease(ease), random); }

  bool notices_all(int keenness, Random& random) const {
    bool all = true;
    for (const int ease : needed_) all &= notices(keenness + ease, random);
    return all;
  }

  bool chooses_right(int keenness, Random& random) const {
    std::vector<bool> left;
    for (const Choice& choice : choices_) {
      bool is_out = false;
      for (const int ease : choice.against) is_out |= notices(keenness + ease, random);
      if (!is_out) left.push_back(choice.is_right);
    }
    return left[static_cast<std::size_t>(random.below(left.size()))];
  }

  static int clutter_of(const Board& board) {
    int tokens = 0;
    for (int colour = 0; colour < kColours; ++colour) tokens += board.on_board(colour);
    return kEasePerToken * std::max(0, tokens - kUnclutteredTokens);
  }

  void see_situations(const Game& game) {
    int most = 0;
    for (int colour = 0; colour < kColours; ++colour) most = std::max(most, game.board.on_board(colour));
    if (most >= kTall) needed_.push_back(kEaseOfColours + kEasePerTall * (most - kTall));
    for (unsigned rest = game.board.tall; rest; rest &= rest - 1)
      needed_.push_back(kEaseOfColumn + kEasePerTall * (game.board.height(lowest_bit(rest)) - kTall));
  }

  // Where each card of the way will lie, as the wheel is before the tokens for the card.
  void see_cards(const GameRules& rules, Game game) {
    Tops tops = Tops::of(game.board);
    int before = 0;
    for (const Action action : solution_) {
      if (is_call(action)) {
        const int first = Game::called_first(action);
        const auto missing = tops.missing(game.called_card(action)) >> 8 * (first - 1) & 0xFF;
        needed_.push_back(LevelChoice::ease_of_place(kColours - static_cast<int>(missing), first) +
                          kEasePerCardBefore * before++);
      }
      NoPast past;
      game.step(rules, past, action);
      if (is_call(action)) tops = Tops::of(game.board);
    }
  }

  void see_threats(const GameRules& rules, const Game& game) {
    for (ActionSet rest = game.listed(rules); rest; rest &= rest - 1) {
      const auto action = static_cast<Action>(lowest_bit(rest));
      Board board = game.board;
      board.place(action / kSpaces, action % kSpaces);
      Choice choice{action == solution_[0], {}};
      const Tops tops = Tops::of(board);
      for (CardSet cards = PuzzleProof(start_).threats(board, kDeckSize); cards; cards &= cards - 1)
        choice.against.push_back(kEaseOfOthersCard + kEaseOfRight[tops.most_right(standard_card(lowest_bit(cards)))]);
      choices_.push_back(std::move(choice));
    }
  }

  void see_contradictions() {
    for (CardSet rest = start_.unseen(); rest; rest &= rest - 1) {
      const Card card = standard_card(lowest_bit(rest));
      Choice choice{call(card, 1) == solution_[0], {}};
      PuzzleProof(start_).follows_rule(
          card, [&](int right) { choice.against.push_back(kEaseOfOthersCard + kEaseOfRight[right]); });
      choices_.push_back(std::move(choice));
    }
  }

  const PuzzleKind kind_;
  const PuzzleStart& start_;
  const std::vector<Action> solution_;
  int clutter_ = 0;
  std::vector<int> needed_;  // the eases of all that must be noticed
  std::vector<Choice> choices_;
};

}  // namespace fourfold::quartino
