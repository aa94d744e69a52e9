// Finding puzzles of Quartino in games of two between the levels and the strong player.
#pragma once

#include "../play/players.hpp"
#include "puzzle_texts.hpp"

namespace fourfold::quartino {

class PuzzleFinding {
 public:
  PuzzleFinding(const Nets& nets, std::uint64_t seed) : nets_(nets), random_(seed) {}

  // Plays one game, and adds at most one puzzle of each kind as a line of text.
  void play_game(std::vector<std::string>& lines) {
    const Player players[] = {player(), player()};
    GameRules rules;
    const bool are_levels = players[0].kind == Player::kLevel && players[1].kind == Player::kLevel;
    rules.referee = !are_levels || random_.below(2);
    FollowedGame followed(rules, random_);
    std::vector<std::string> found[kPuzzleKindCount];
    played_.clear();
    while (!followed.game.outcome) {
      const Game& game = followed.game;
      if (!game.turn.acted) look(game, found);
      const std::span past(followed.past.keys, static_cast<std::size_t>(followed.past.size));
      const Action action = players[game.seat].choose(rules, game, followed.evidence, random_, ~ActionSet{0}, past);
      played_.emplace_back(game, action);
      followed.play(action);
      if (rules.referee && action == kEnd) look_back(found[static_cast<int>(PuzzleKind::kHand)]);
    }
    for (const auto& of_kind : found)
      if (!of_kind.empty()) lines.push_back(of_kind[static_cast<std::size_t>(random_.below(of_kind.size()))]);
  }

 private:
  static constexpr int kStrongSimulations = 48;
  static constexpr int kMostTurnsBack = 4;  // turns of the opponent that a puzzle shows

  // A level by lot, or one time in eight the strong player.
  Player player() {
    Player player;
    player.nets = &nets_;
    const auto lot = static_cast<int>(random_.below(kLevelCount + 1));
    if (lot == kLevelCount) {
      player.kind = Player::kPolicy;
      player.search.simulations = kStrongSimulations;
    } else {
      player.kind = Player::kLevel;
      player.level = kLevels[lot];
    }
    return player;
  }

  static Rack hidden(Rack rack) {
    rack.unknown = static_cast<std::uint8_t>((1u << rack.left) - 1);
    rack.shown_count = 0;
    for (int slot = 0; slot < rack.left; ++slot) rack.cards[slot] = 0;
    return rack;
  }

  static PuzzleStart start_of(const Game& game, int solver) {
    PuzzleStart start{game.board, {game.racks[solver], hidden(game.racks[1 - solver])}};
    start.racks[0].shown_count = 0;
    start.first = game.seat == solver ? PuzzleStart::kSolver : PuzzleStart::kOpponent;
    return start;
  }

  static void look(const Game& game, std::vector<std::string>* found) {
    const PuzzleStart start = start_of(game, game.seat);
    for (int number = 0; number < kPuzzleKindCount; ++number) {
      const auto kind = static_cast<PuzzleKind>(number);
      if (kind == PuzzleKind::kHand) continue;
      const auto solution = PuzzleProof(start).solution(kind);
      if (!solution.empty()) found[number].push_back(print_puzzle(kind, start, solution));
    }
  }

  // The turn that has just ended, and as few turns before it as are needed, tell the last card of their seat.
  void look_back(std::vector<std::string>& found) const {
    const int opponent = played_.back().first.seat;
    const Rack& rack = played_.back().first.racks[opponent];
    if (rack.left != 1) return;
    int turns = 0;
    for (std::size_t from = played_.size(); from-- > 0 && turns < kMostTurnsBack;) {
      const Game& game = played_[from].first;
      if (game.seat != opponent || game.turn.acted) continue;
      if (game.racks[opponent].left != 1) return;
      ++turns;
      PuzzleStart start = start_of(game, 1 - opponent);
      for (std::size_t i = from; i < played_.size(); ++i) start.events.push_back(played_[i].second);
      const PuzzleProof proof(start);
      if (!proof.follows_rule(rack.cards[0], [](int) {})) return;
      const auto solution = proof.solution(PuzzleKind::kHand);
      if (solution.empty()) continue;
      found.push_back(print_puzzle(PuzzleKind::kHand, start, solution));
      return;
    }
  }

  const Nets& nets_;
  Random random_;
  std::vector<std::pair<Game, Action>> played_;
};

}  // namespace fourfold::quartino
