// A game of Quarto, move by move: what each move was worth, what it gave away, and why.
//
// Lives here: values of the states of a game, and notes on its events. Everything said is proven, by the solver or by
// what stands on the board; where a limit ends the search a value is unknown and nothing is claimed. Does not live here:
// sentences (the catalogues make them from the reasons).
#pragma once

#include "../rules/match.hpp"
#include "reasons.hpp"
#include "state_value.hpp"

namespace fourfold {

class Analysis {
 public:
  // A question of the solver that takes more nodes than the limit stays unknown.
  Analysis(const Match& match, Solver& solver, std::uint64_t node_limit = kNoNodeLimit)
      : solver_(solver, node_limit), values_(match.events().size() + 1) {
    for (const Match::Event& event : match.events()) {
      states_.push_back(event.before.game);
      events_.push_back({event.seat, event.move, event.is_refused});
    }
    states_.push_back(match.game());
    missing_ = states_.size();
  }

  // Search a few nodes more, for one state at most; true once everything is known. The last state is looked at first,
  // where most is known soon.
  bool step(std::uint64_t nodes = kMaxStepNodes) {
    if (missing_ == 0) return true;
    solver_.begin_step(nodes);
    const auto found = value_of(states_[missing_ - 1], solver_);
    if (!found) return false;
    values_[--missing_] = *found;
    if (missing_ + 1 < states_.size()) infer_from_next(missing_);
    if (missing_ > 0) return false;
    for (std::size_t number = 1; number < states_.size(); ++number) infer_from_last(number);
    return true;
  }

  // Leave unknown what is not found yet, but for what needs hardly any search.
  void give_up() { solver_.give_up(); }

  int states() const { return static_cast<int>(states_.size()); }
  int states_known() const { return static_cast<int>(states_.size() - missing_); }
  int events() const { return static_cast<int>(events_.size()); }

  // What is known about one event, in JSON; the keys are those of `MoveNote.to_json` in Python.
  std::string note(int number) const {
    const Note note = note_of(number);
    std::vector<std::string> reasons = call_reasons(note);
    for (auto& reason : direct_reasons(note)) reasons.push_back(std::move(reason));
    for (auto& reason : missed_reasons(note)) reasons.push_back(std::move(reason));
    std::string all;
    for (const std::string& reason : reasons) all.append(all.empty() ? "" : ",").append(reason);
    std::vector<std::string> missed;
    for (const int line : note.missed_calls) missed.push_back(line_name(line));
    const Event& event = events_[number];
    return JsonObject()
        .add("number", number)
        .add("seat", event.seat)
        .add("move", event.move)
        .add_json("refused", print(event.is_refused))
        .add("before", name(note.value_before))
        .add("after", name(note.value_after))
        .add_json("mistake", print(note.is_mistake))
        .add_json("only", print(note.is_only))
        .add("better", print_moves(note.better))
        .add("missed_calls", missed)
        .add_json("reasons", "[" + all + "]")
        .json();
  }

 private:
  struct Event {
    std::string seat, move;
    bool is_refused;
  };

  // An event with the states before and after it. Values are for the side of its seat.
  struct Note {
    const Event& event;
    const Game &before, &after;
    const StateValue& value_next;
    std::optional<Move> move = {};  // nothing for what is done away from the board
    Value value_before = Value::kUnknown, value_after = Value::kUnknown;
    bool is_mistake = false, is_only = false;
    std::vector<Move> better = {};  // the moves that keep the value, as far as they are known
    std::vector<int> missed_calls = {};

    bool is(Move::Kind kind) const { return move && move->kind == kind; }
    bool is_give_or_place() const { return is(Move::kGive) || is(Move::kPlace); }
  };

  static Text print(bool is_so) { return is_so ? "true" : "false"; }

  static Value for_team(const StateValue& value, const Game& game, char team) {
    return team_of(game) == team ? value.value : opposite(value.value);
  }

  static bool has_moved(const Game& state, const Game& after) {
    return after.placed() != state.placed() || after.hand() != state.hand();
  }

  // A state from which a won one was reached by the player's own move is won, searched or not.
  void infer_from_next(std::size_t number) {
    const Game &state = states_[number], &after = states_[number + 1];
    if (values_[number].value != Value::kUnknown || values_[number + 1].value == Value::kUnknown) return;
    if (state.outcome() || after.outcome() || !has_moved(state, after)) return;
    if (for_team(values_[number + 1], after, team_of(state)) == Value::kWin) values_[number] = {Value::kWin};
  }

  // Whatever is played in a lost state leads to a lost one, searched or not.
  void infer_from_last(std::size_t number) {
    const Game &state = states_[number - 1], &after = states_[number];
    if (values_[number].value != Value::kUnknown || after.outcome() || !has_moved(state, after)) return;
    if (values_[number - 1].value != Value::kLoss) return;
    values_[number].value = team_of(after) == team_of(state) ? Value::kLoss : Value::kWin;
  }

  Note note_of(int number) const {
    const Event& event = events_[number];
    const StateValue& value = values_[number];
    Note note{event, states_[number], states_[number + 1], values_[number + 1]};
    note.move = read_move(event.move);
    const char team = event.seat[0];
    note.value_before = for_team(value, note.before, team);
    note.value_after = for_team(values_[number + 1], note.after, team);
    note.is_mistake = note.value_before != Value::kUnknown && note.value_after < note.value_before;
    const bool holds = note.value_before == Value::kWin || note.value_before == Value::kDraw;
    note.is_only = note.is_give_or_place() && holds && value.moves && value.moves->size() == 1 &&
                   value.moves->front() == *note.move && moves_of(note.before).size() > 1;
    if (note.is_give_or_place() || note.is(Move::kDecline)) note.missed_calls = callable_lines(note.before);
    if (value.moves && note.is_mistake && team_of(note.before) == team) note.better = *value.moves;
    return note;
  }

  using Reasons = std::vector<std::string>;

  // What becomes of the lines that were not called (Q5).
  static Reasons call_reasons(const Note& note) {
    Reasons reasons;
    const std::vector<int> still_open = open_lines(note.after);
    for (const int line : note.missed_calls) {
      const bool is_open = std::find(still_open.begin(), still_open.end(), line) != still_open.end();
      const ReasonCode code = !is_open                ? ReasonCode::kMissedCallExpired
                              : note.is(Move::kPlace) ? ReasonCode::kMissedCallOpen
                                                      : ReasonCode::kMissedCallPlacer;
      reasons.push_back(print_reason(code, note.before, line));
    }
    return reasons;
  }

  // What the move itself does.
  static Reasons direct_reasons(const Note& note) {
    const Game &before = note.before, &after = note.after;
    const Rules& rules = before.rules();
    if (note.is(Move::kCall)) {
      if (note.event.is_refused) {
        const bool are_used_up = after.refusals() >= kCallsATurn && before.refusals() < kCallsATurn;
        return are_used_up ? Reasons{print_reason(ReasonCode::kCallsUsedUp)} : Reasons{};
      }
      if (note.value_after != Value::kWin) return {print_reason(ReasonCode::kFalseCall)};
      return {print_reason(ReasonCode::kCallsLine, before, line_number(note.move->what))};
    }
    if (!note.move) {
      const bool is_end = note.event.move != "offer draw" && after.outcome();
      if (!is_end || !note.is_mistake) return {};
      const auto params = JsonObject().add("seat", note.event.seat).add("value", name(note.value_before));
      return {print_reason(ReasonCode::kAbandoned, params)};
    }
    if (note.is(Move::kPlace) && before.hand() >= 0)
      for (const Completion& made : completions_of(rules, position_of(before), before.hand()))
        if (made.square == note.move->what) return {print_reason(ReasonCode::kCompletesLine, made)};
    if (note.value_after != Value::kLoss || !open_lines(after).empty() || after.outcome()) return {};
    if (note.is(Move::kGive)) {
      const auto wins = completions_of(rules, position_of(after), note.move->what);
      const auto params = JsonObject().add("piece", letters_of(note.move->what));
      if (!wins.empty()) return {print_reason(ReasonCode::kGivesWin, wins[0], params)};
      if (!note.value_next.moves || note.value_next.moves->empty()) return {};
      const std::string reply = print_move(note.value_next.moves->front());
      return {print_reason(ReasonCode::kGivesForcedLoss, JsonObject(params).add("reply", reply))};
    }
    if (!note.is(Move::kPlace)) return {};
    const int safe = std::popcount(safe_pieces(rules, position_of(after)));
    std::string square;
    print_square(square, note.move->what);
    const int number = safe ? safe : std::popcount(giveable_pieces(rules, position_of(after)));
    return {print_reason(safe ? ReasonCode::kForcedLoss : ReasonCode::kNoSafePiece,
                         JsonObject().add("square", square).add("number", number))};
  }

  // What another move would have done, or that none would have done better.
  static Reasons missed_reasons(const Note& note) {
    const Game& before = note.before;
    const bool is_win = note.value_before == Value::kWin;
    if (note.is_only) return {print_reason(is_win ? ReasonCode::kOnlyWin : ReasonCode::kOnlyDraw)};
    if (!note.is_give_or_place()) return {};
    if (note.is_mistake && note.missed_calls.empty()) {
      if (is_win && note.is(Move::kPlace) && before.hand() >= 0) {
        const auto lines = completions_of(before.rules(), position_of(before), before.hand());
        if (!lines.empty()) return {print_reason(ReasonCode::kMissedLine, lines[0])};
      }
      if (!note.better.empty())
        return {print_reason(is_win ? ReasonCode::kMissedWin : ReasonCode::kMissedDraw, note.better)};
    }
    if (note.value_before != Value::kLoss || !open_lines(before).empty()) return {};
    const bool is_none_safe = note.is(Move::kGive) && !safe_pieces(before.rules(), position_of(before));
    return {print_reason(is_none_safe ? ReasonCode::kLostNoSafePiece : ReasonCode::kLost)};
  }

  static int line_number(Squares squares) {
    return static_cast<int>(std::find(kLines.begin(), kLines.end(), squares) - kLines.begin());
  }

  SteppedSolver solver_;
  std::vector<Game> states_;
  std::vector<Event> events_;
  std::vector<StateValue> values_;
  std::size_t missing_ = 0;  // states whose values are not known yet
};

}  // namespace fourfold
