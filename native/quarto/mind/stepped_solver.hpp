// A solver that works in steps, so that whoever waits can be asked between two of them whether the answer is still wanted.
//
// A thought (an analysis, the choice of a bot) is a function of its question and of what this solver answers. Where the
// nodes of a step are used up the solver answers nothing, and the thought ends without a result. In the next step the
// thought runs again from its beginning: questions that are answered cost nothing, and the one that was under way goes on
// with all that the transposition table holds.
#pragma once

#include <algorithm>
#include <cstring>
#include <optional>
#include <string>
#include <unordered_map>

#include "../search/solver.hpp"

namespace fourfold {

constexpr std::uint64_t kMaxStepNodes = 400'000;
constexpr std::uint64_t kNoNodeLimit = ~std::uint64_t{0};

class SteppedSolver {
 public:
  // A question that takes more nodes than the limit, all steps together, stays unknown.
  explicit SteppedSolver(Solver& solver, std::uint64_t node_limit = kNoNodeLimit)
      : solver_(solver), node_limit_(node_limit) {}

  void begin_step(std::uint64_t nodes = kMaxStepNodes) {
    nodes_left_ = std::min(nodes, kMaxStepNodes);
    is_suspended_ = false;
  }
  // Whether the step has ended before the thought.
  bool is_suspended() const { return is_suspended_; }

  // From now on, leave unknown what takes a search.
  void give_up() { has_given_up_ = true; }
  bool has_given_up() const { return has_given_up_; }

  // The answer, whose value is unknown if a limit was met; nothing if the step has ended.
  std::optional<Answer> solve(const Position& position, const Wishes& wishes) {
    return solve(position, wishes, node_limit_);
  }
  std::optional<Answer> solve(const Position& position, const Wishes& wishes, std::uint64_t node_limit) {
    Question& question = questions_[key_of(position, wishes)];
    if (question.is_answered) return question.answer;
    const std::uint64_t limit = has_given_up_ ? 0 : node_limit;
    if (!has_given_up_ && (is_suspended_ || nodes_left_ == 0)) {
      is_suspended_ = true;
      return {};
    }
    const std::uint64_t left = limit - std::min(limit, question.nodes);
    question.answer = solver_.solve(position, {std::min(left, nodes_left_), kNoSecondLimit}, wishes, nullptr);
    question.nodes += question.answer.nodes;
    nodes_left_ -= std::min(nodes_left_, question.answer.nodes);
    question.is_answered = question.answer.value != Value::kUnknown || question.nodes >= limit;
    if (question.is_answered) return question.answer;
    is_suspended_ = true;
    return {};
  }

 private:
  struct Question {
    Answer answer;
    std::uint64_t nodes = 0;
    bool is_answered = false;
  };

  static constexpr double kNoSecondLimit = 1e18;

  static std::string key_of(const Position& position, const Wishes& wishes) {
    std::string key(sizeof position.board + 2, '\0');
    std::memcpy(key.data(), position.board, sizeof position.board);
    key[sizeof position.board] = static_cast<char>(position.hand);
    key[sizeof position.board + 1] = static_cast<char>(wishes.moves | wishes.distance << 1);
    return key;
  }

  Solver& solver_;
  std::uint64_t node_limit_;
  std::uint64_t nodes_left_ = 0;
  bool is_suspended_ = false, has_given_up_ = false;
  std::unordered_map<std::string, Question> questions_;
};

}  // namespace fourfold
