// What a match of either game has beside the rules of the board: events as records write them, refused calls that
// everybody hears, resigning, draws by agreement, and the end of a record (games/game.py and games/record.py).
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "refusal.hpp"
#include "table_moves.hpp"

namespace fourfold {

// The base class of both games' `Match`, which passes itself as `Self`. `Moment` has the game and the seats that agree to
// a draw. `Self` has to_act, seats, seat_name and seat_number, and of the game:
//   is_over()                          whether the game has ended
//   turn_number()                      the number of the turn
//   read_board_move(text)              a value with `move` and `refusal`
//   print_board_move(move)             the move as a text
//   play_on_board(move, text, refused) plays a move or notes it as refused; returns the refusal
//   shows_more_than(before)            whether a refused call has changed what people know since this moment
//   leave(seat number, table move)     resigning, time, and absence
//   is_agreed()                        whether enough seats agree to a draw
//   end_by_agreement()
template <typename Self, typename Moment>
class TableMatch {
 public:
  struct Event {
    Moment before;
    std::string seat, move;
    bool is_refused;
  };
  // What comes of trying a move at the table: the event, if there is one, and why a wrong call was refused.
  struct Attempt {
    std::string event;
    Refusal refusal;
  };

  const auto& game() const { return now_.game; }
  const std::vector<Event>& events() const { return events_; }
  const std::vector<std::uint8_t>& agreed() const { return now_.agreed; }

  // Plays the next event of a record: a move, or a call that the rules refused and that changes nothing.
  Refusal play(Text event) {
    const Said said = hear(event, self().to_act(), true);
    return take(said, said.is_marked);
  }

  // Tries a move as Record.attempt does: a refused call or say that everybody hears is an event, too.
  Attempt attempt(Text event) {
    const Said said = hear(event, self().to_act(), false);
    const Refusal refusal = take(said, false);
    if (refusal && (take(said, true) || !is_heard())) return {"", refusal};
    return {print_event(events_.back()), refusal};
  }

 protected:
  explicit TableMatch(Moment now) : now_(std::move(now)) {}

  static JsonObject about(Text move) { return JsonObject().add("move", move); }

  // What else `Self` does after an event was added, or after the last one was undone: by default nothing.
  void settle() {}
  void rewind() {}
  // Whether a seat has left the game, which goes on without it.
  bool has_left(int) const { return false; }

  void undo() {
    now_ = std::move(events_.back().before);
    events_.pop_back();
    self().rewind();
  }

  std::vector<std::string> seat_names() const {
    std::vector<std::string> names;
    for (int seat = 0; seat < self().seats(); ++seat) names.push_back(self().seat_name(seat));
    return names;
  }
  std::string all_seats() const { return joined(seat_names(), " "); }

  // The end of a record: the result, if the game is over, and the events. Without winners the game is a draw.
  std::string print_result_and_events(const std::vector<std::string>& winners, Text reason) const {
    std::string text;
    if (self().is_over())
      text.append("result: ")
          .append(winners.empty() ? "draw" : joined(winners, ","))
          .append(" (")
          .append(reason)
          .append(")\n");
    text += "\n";
    for (const Event& event : events_) text.append(print_event(event)).append("\n");
    return text;
  }

  // The reason for which a game ends when somebody leaves it.
  template <typename Outcome>
  static auto reason_of(TableMove move) {
    return move == TableMove::kFlag      ? Outcome::kTime
           : move == TableMove::kAbandon ? Outcome::kAbandoned
                                         : Outcome::kResign;
  }

  Moment now_;
  std::vector<Event> events_;

 private:
  Self& self() { return static_cast<Self&>(*this); }
  const Self& self() const { return static_cast<const Self&>(*this); }

  static std::string joined(const std::vector<std::string>& words, Text between) {
    std::string text;
    for (const std::string& word : words) text.append(text.empty() ? "" : between).append(word);
    return text;
  }

  static std::string print_event(const Event& event) {
    return event.seat + " " + event.move + (event.is_refused ? " ?" : "");
  }

  // Plays what was said (or notes it as refused) and keeps the event if it is accepted.
  Refusal take(const Said& said, bool as_refused) {
    const TableMove table_move = read_table_move(said.move);
    const bool is_table_move = table_move != TableMove::kNone;
    decltype(self().read_board_move(said.move)) found{};
    if (!is_table_move) found = self().read_board_move(said.move);
    if (found.refusal) return found.refusal;
    const std::string text =
        is_table_move ? std::string(print_table_move(table_move)) : self().print_board_move(found.move);
    if (self().is_over()) return {"game-over", about(text)};
    const bool is_at_table = is_table_move && !as_refused;
    if (said.has_seat && !is_at_table && said.seat != self().to_act()) return wrong_seat(said.seat);
    Moment before = now_;
    Refusal wrong;
    if (is_at_table) wrong = play_at_table(table_move, text, said.seat);
    else if (is_table_move) wrong = {"never-refused-so", about(text)};
    else wrong = self().play_on_board(found.move, text, as_refused);
    if (wrong) return wrong;
    // A refused call or say takes no offer off the table.
    if (!is_table_move && !as_refused) now_.agreed.clear();
    self().settle();
    events_.push_back({std::move(before), said.seat, text, as_refused});
    return {};
  }

  // Resigning and agreeing take no turn.
  Refusal play_at_table(TableMove move, const std::string& text, const std::string& seat) {
    const int number = self().seat_number(seat);
    auto& agreed = now_.agreed;
    if (number < 0) return wrong_seat(seat);
    if (self().has_left(number)) return {"seat-has-left", JsonObject().add("seat", seat)};
    if (move == TableMove::kFlag && seat != self().to_act()) return wrong_seat(seat);
    if (move == TableMove::kOfferDraw) {
      if (!agreed.empty()) return {"draw-already-offered", about(text).add("seat", self().seat_name(agreed[0]))};
      agreed = {static_cast<std::uint8_t>(number)};
    } else if (move == TableMove::kAccept) {
      if (agreed.empty()) return {"no-draw-offered", about(text)};
      if (std::find(agreed.begin(), agreed.end(), number) != agreed.end())
        return {"already-agreed", JsonObject().add("seat", seat)};
      agreed.push_back(static_cast<std::uint8_t>(number));
      if (self().is_agreed()) {
        self().end_by_agreement();
        agreed.clear();
      }
    } else {
      self().leave(number, move);
      agreed.clear();
    }
    return {};
  }

  // Returns true if everybody hears the refused call or say just recorded: it changes what people know, or fewer than
  // three refusals came just before it and the record has room. Otherwise takes it back.
  bool is_heard() {
    if (self().shows_more_than(events_.back().before)) return true;
    int in_a_row = 0;
    for (std::size_t i = events_.size() - 1; i > 0 && events_[i - 1].is_refused; --i) ++in_a_row;
    const std::size_t most = kMaxFalseCalls + std::size_t{kMovesPerTurn} * self().turn_number();
    if (in_a_row < kMaxRefusedInARow && events_.size() <= most) return true;
    undo();
    return false;
  }

  Refusal wrong_seat(const std::string& seat) const {
    if (self().seat_number(seat) >= 0)
      return {"not-your-turn", JsonObject().add("seat", seat).add("expected", self().to_act())};
    return {"no-such-seat", JsonObject().add("seat", quote(seat)).add("expected", all_seats())};
  }
};

}  // namespace fourfold
