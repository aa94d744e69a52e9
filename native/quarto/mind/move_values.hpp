// What a position and each of its choices is worth, and how long it lasts: for whoever studies a position.
#pragma once

#include "state_value.hpp"

namespace fourfold {

// Nodes after which the search for a number of turns is given up.
constexpr std::uint64_t kDistanceNodes = 3'000'000;
// Pieces placed from which the number of turns is found quickly.
constexpr int kDistanceFromPlaced = 6;

// A number of turns in JSON; 0 is not known.
inline std::string print_distance(int distance) { return distance > 0 ? std::to_string(distance) : "null"; }

// The value of a position for the team to act, the moves that keep it, and the turns to the end.
class PositionValue {
 public:
  PositionValue(const Game& game, Solver& solver, std::uint64_t node_limit)
      : game_(game), solver_(solver, node_limit) {}

  // Search a few nodes more; true once the value is known.
  bool step(std::uint64_t nodes = kMaxStepNodes) {
    solver_.begin_step(nodes);
    const auto found = value_of(game_, solver_);
    if (!found) return false;
    value_ = *found;
    const bool is_call = value_.moves && !value_.moves->empty() && value_.moves->front().kind == Move::kCall;
    if (is_call) distance_ = 1;
    const bool is_plain =
        game_.placed() >= kDistanceFromPlaced && game_.placed() < kSquares && open_lines(game_).empty();
    if (is_call || !is_plain || value_.value == Value::kUnknown) return true;
    const auto lasting = solver_.solve(position_of(game_), {false, true}, kDistanceNodes);
    if (!lasting) return false;
    distance_ = lasting->distance;
    return true;
  }

  std::string json() const {
    return JsonObject()
        .add("value", name(value_.value))
        .add_json("distance", print_distance(distance_))
        .add("moves", print_moves(value_.moves.value_or(std::vector<Move>())))
        .json();
  }

 private:
  const Game game_;
  SteppedSolver solver_;
  StateValue value_;
  int distance_ = 0;
};

// The value of every legal choice for the team that chooses, calls that are right among them.
class MoveValues {
 public:
  MoveValues(const Game& game, Solver& solver, std::uint64_t node_limit) : game_(game), solver_(solver, node_limit) {
    for (const int line : callable_lines(game)) choices_.push_back({{Move::kCall, kLines[line]}});
    for (const Move& move : moves_of(game)) choices_.push_back({move});
  }

  // Search a few nodes more, for one choice at most; true once all values are known, and the turns to the end where they are
  // found quickly.
  bool step(std::uint64_t nodes = kMaxStepNodes) {
    solver_.begin_step(nodes);
    for (Choice& choice : choices_)
      if (!choice.is_valued) {
        find_value(choice);
        return false;
      }
    for (Choice& choice : choices_)
      if (!choice.is_timed) {
        find_distance(choice);
        return false;
      }
    return true;
  }

  int count() const { return static_cast<int>(choices_.size()); }

  // A choice in JSON; "" if its value is not known yet.
  std::string json(int number) const {
    const Choice& choice = choices_[number];
    if (!choice.is_valued) return "";
    return JsonObject()
        .add("move", print_move(choice.move))
        .add("value", name(choice.value))
        .add_json("distance", print_distance(choice.distance))
        .json();
  }

 private:
  struct Choice {
    Move move;
    Value value = Value::kUnknown;
    int distance = 0;
    bool is_valued = false, is_timed = false;
  };

  Game after(const Choice& choice) const {
    Game after = game_;
    after.play(choice.move);
    return after;
  }

  void find_value(Choice& choice) {
    const Game after = this->after(choice);
    const auto found = value_of(after, solver_, false);
    if (!found) return;
    choice.is_valued = true;
    choice.value = team_of(after) == team_of(game_) ? found->value : opposite(found->value);
    if (choice.move.kind == Move::kCall) choice.distance = 1;
    const bool is_decided = choice.value == Value::kWin || choice.value == Value::kLoss;
    choice.is_timed = choice.distance > 0 || !is_decided || game_.placed() < kDistanceFromPlaced;
  }

  // Turns to the end after a decided move, this turn included.
  void find_distance(Choice& choice) {
    const Game after = this->after(choice);
    const int before = choice.move.kind == Move::kGive;
    if (after.outcome() || !open_lines(after).empty()) {
      choice.distance = before + 1;
      choice.is_timed = true;
      return;
    }
    const auto lasting = solver_.solve(position_of(after), {false, true}, kDistanceNodes);
    if (!lasting) return;
    choice.is_timed = true;
    if (lasting->distance > 0) choice.distance = before + lasting->distance;
  }

  const Game game_;
  SteppedSolver solver_;
  std::vector<Choice> choices_;
};

}  // namespace fourfold
