// The bots of Quarto by name, the choice of one of them, and how often the levels find a puzzle's solution.
//
// Lives here: the way from a name, a view and a seed to a move. A choice is made in steps (stepped_solver.hpp). Does not
// live here: what a level (levels.hpp) or the perfect bot (perfect.hpp) plays.
#pragma once

#include <array>

#include "levels.hpp"
#include "perfect.hpp"

namespace fourfold {

struct Bot {
  enum Kind : std::uint8_t { kRandom, kGreedy, kLevel, kPerfect };
  Kind kind = kRandom;
  Level level = {};                     // of a level
  PerfectChoice::Options perfect = {};  // of the perfect bot
};

constexpr int kLevelCount = static_cast<int>(std::size(kLevels));

// "random", "greedy", "level1" to "level7", "perfect"; "shuffling", the perfect bot without traps; and "defender", the
// perfect bot that loses as slowly as possible.
inline std::optional<Bot> bot_named(Text name) {
  if (name == "random") return Bot{Bot::kRandom};
  if (name == "greedy") return Bot{Bot::kGreedy};
  if (name == "perfect") return Bot{Bot::kPerfect};
  if (name == "shuffling") return Bot{Bot::kPerfect, {}, {.sets_traps = false}};
  if (name == "defender") return Bot{Bot::kPerfect, {}, {.holds_out = true}};
  if (name.size() == 6 && name.substr(0, 5) == "level" && name[5] >= '1' && name[5] < '1' + kLevelCount)
    return Bot{Bot::kLevel, kLevels[name[5] - '1']};
  return {};
}

// The choice of a bot in one position. The same bot, view and seed give the same move, but for a hurried bot.
class BotChoice {
 public:
  // A question of the solver that takes more nodes than the limit stays unknown.
  BotChoice(const Bot& bot, const BotView& view, std::uint64_t seed, Solver& solver,
            std::uint64_t node_limit = kNoNodeLimit)
      : bot_(bot),
        view_(view),
        seed_(seed),
        stepped_(solver, node_limit),
        perfect_(view.rules, view_, bot.perfect, solver, stepped_) {}
  BotChoice(const BotChoice&) = delete;
  BotChoice& operator=(const BotChoice&) = delete;

  // Search a few nodes more; true once there is a move.
  bool step(std::uint64_t nodes = kMaxStepNodes) {
    stepped_.begin_step(nodes);
    const auto thought = think();
    if (thought) thought_ = *thought;
    return thought.has_value();
  }

  // Choose with what is known by now.
  void give_up() { stepped_.give_up(); }

  const Thought& thought() const { return thought_; }

 private:
  std::optional<Thought> think() {
    Random random(seed_);
    switch (bot_.kind) {
      case Bot::kRandom: return Thought{pick(moves_of(view_), random)};
      case Bot::kGreedy: return Thought{be_greedy(random)};
      case Bot::kPerfect: return perfect_.think(random);
      default: break;
    }
    const auto move = LevelChoice(bot_.level, view_, random, stepped_).choose();
    return move ? std::optional(Thought{*move}) : std::nullopt;
  }

  // Looks one move ahead: calls what it may, takes a win, gives a safe piece.
  Move be_greedy(Random& random) const {
    const std::vector<int> lines = callable_lines(view_);
    if (!lines.empty()) return {Move::kCall, kLines[lines[random.below(lines.size())]]};
    const Moves wins = winning_places(view_);
    if (!wins.empty()) return pick(wins, random);
    return view_.position.hand < 0 && view_.is_full() ? Move{Move::kDecline} : pick(careful_moves(view_), random);
  }

  const Bot bot_;
  const BotView view_;
  const std::uint64_t seed_;
  SteppedSolver stepped_;
  PerfectChoice perfect_;
  Thought thought_;
};

// For each level, how many of its tries choose the solution.
inline std::array<int, kLevelCount> tries_that_find(const BotView& view, Move solution, std::uint64_t seed, int tries,
                                                    Solver& solver) {
  std::array<int, kLevelCount> found{};
  Random seeds(seed);
  for (int level = 0; level < kLevelCount; ++level)
    for (int number = 0; number < tries; ++number) {
      BotChoice choice(Bot{Bot::kLevel, kLevels[level]}, view, seeds.next(), solver);
      while (!choice.step()) {
      }
      found[level] += choice.thought().move == solution;
    }
  return found;
}

}  // namespace fourfold
