// A game with the people around it: seats, resigning, draws by agreement, false calls that are heard, and what a player
// is shown. The twin of what games/game.py, games/record.py and games/quarto/view.py add to the rules of the board.
//
// Events are texts as records write them: "A give 7", "B call a1 b1 c1 d1 ?". Without a seat they are of the one to act.
#pragma once

#include "../table_moves.hpp"
#include "rule_set.hpp"

namespace fourfold {

constexpr int kMostSeats = 32;

class Match {
 public:
  struct Moment {
    Game game;
    std::vector<std::uint8_t> trail;   // the squares in the order in which they were filled
    std::vector<std::uint8_t> agreed;  // the seats that agree to a draw; the one who offered it first
  };
  struct Event {
    Moment before;
    std::string seat, move;
    bool is_refused;
  };
  // What comes of trying a move at the table: the event, if there is one, and why a false call was refused.
  struct Attempt {
    std::string event;
    Refusal refusal;
  };

  explicit Match(const RuleSet& rules = {}, int seats = 2)
      : rules_(rules), seats_(seats), now_{Game(rules.game), {}, {}} {}

  const RuleSet& rules() const { return rules_; }
  const Game& game() const { return now_.game; }
  const std::vector<Event>& events() const { return events_; }
  const std::vector<std::uint8_t>& trail() const { return now_.trail; }

  // The game stands at this position, without a past.
  Refusal set_up(Text position) {
    Game found(rules_.game);
    if (Refusal wrong = PositionReader(rules_.game).read(position, found)) return wrong;
    now_ = {found, {}, {}};
    events_.clear();
    return {};
  }

  // One event of a record: a move, or a call that the rules refused, which changes nothing.
  Refusal play(Text event) {
    const Said said = hear(event, to_act(), true);
    return take(said, said.is_marked);
  }

  // Tries a move as Record.attempt does: a refused call that everybody hears is an event, too.
  Attempt attempt(Text event) {
    const Said said = hear(event, to_act(), false);
    const Refusal refusal = take(said, false);
    if (refusal && (take(said, true) || !is_heard())) return {"", refusal};
    return {print_event(events_.back()), refusal};
  }

  // Takes the last event back, if there is one.
  bool take_back() {
    if (events_.empty()) return false;
    now_ = std::move(events_.back().before);
    events_.pop_back();
    return true;
  }

  // The seat to act; "" when the game is over.
  std::string to_act() const { return game().outcome() ? "" : seat_of(game().turn()); }

  // Who acts after this turn; "" if nobody does.
  std::string next() const {
    const int last = kSquares + !rules_.game.referee;
    return game().outcome() || game().turn() >= last ? "" : seat_of(game().turn() + 1);
  }

  // The lines that somebody may still call, and the calls that are right just now. Nobody is told during a game.
  std::vector<std::string> open_lines() const {
    std::vector<std::string> lines;
    for_each_open([&](int line) { print_squares(lines.emplace_back(), kLines[line], ""); });
    return lines;
  }
  std::vector<std::string> calls() const {
    std::vector<std::string> calls;
    for_each_open([&](int line) {
      if (game().callable() >> line & 1) calls.push_back(print_move({Move::kCall, kLines[line]}));
    });
    return calls;
  }

  // The lines on the board whose four pieces share something that counts, whoever may call them or not.
  std::vector<std::string> standing_lines() const {
    LineSet standing = 0;
    for (int square = 0; square < kSquares; ++square) standing |= game().completed(square);
    std::vector<std::string> lines;
    for (LineSet rest = standing; rest; rest &= rest - 1)
      print_squares(lines.emplace_back(), kLines[std::countr_zero(rest)], "");
    return lines;
  }

  // The values that count and that all pieces of a line share, by their classic names; none if a square is free.
  std::vector<std::string> shared(Squares line) const {
    Values values = rules_.game.counted;
    for (Squares rest = line; rest; rest &= rest - 1) {
      const int piece = game().piece_on(std::countr_zero(rest));
      values &= piece < 0 ? Values{0} : kValuesOf[piece];
    }
    std::vector<std::string> names;
    for (int value = 0; value < 2 * kTraits; ++value)
      if (values >> value & 1) names.emplace_back(kValueNames[value]);
    return names;
  }

  std::vector<std::string> moves() const {
    Move found[kSquares];
    std::vector<std::string> texts;
    for (int i = 0, number = game().moves(found); i < number; ++i) texts.push_back(print_move(found[i]));
    return texts;
  }

  // What the seat to act may know, as QuartoView.to_json has it.
  std::string view() const {
    const Game& game = this->game();
    std::vector<std::string> trail, agreed, shown;
    std::string shares;
    for (const int square : now_.trail) print_square(trail.emplace_back(), square);
    for (const int seat : now_.agreed) agreed.push_back(seat_name(seat));
    for (LineSet rest = game.shown(); rest; rest &= rest - 1) {
      const Squares line = kLines[std::countr_zero(rest)];
      print_squares(shown.emplace_back(), line, "");
      shares.append(shares.empty() ? "" : ",").append(print_json(shared(line)));
    }
    std::string left;
    for (Pieces rest = game.left(); rest; rest &= rest - 1) left += kDigits[std::countr_zero(rest)];
    JsonObject view;
    view.add("game", "quarto").add("rules", print_rules(rules_)).add_or_null("viewer", to_act());
    view.add("seats", seat_names()).add_or_null("to_act", to_act()).add("phase", game.phase());
    view.add("position", print_position(game, false)).add("offer", agreed).add_json("outcome", print_outcome());
    view.add("moves", moves()).add("left", left).add("trail", trail).add("refusals", game.refusals());
    view.add_or_null("next", next())
        .add_json("owners", print_owners())
        .add("shown", shown)
        .add_json("shares", "[" + shares + "]");
    if (rules_.game.referee) view.add_json("calls_left", "null");
    else view.add("calls_left", game.calls_left());
    return view.json();
  }

  // The game as a record. One that began at a position has none.
  std::string record() const {
    if ((events_.empty() ? now_ : events_[0].before).game.turn() != 0) return "";
    std::string text = "game: quarto\nrules: " + print_rules(rules_) + "\n";
    if (seats_ > 2) {
      text += "seats:";
      for (const std::string& seat : seat_names()) text.append(" ").append(seat);
      text += "\n";
    }
    if (const Outcome outcome = game().outcome()) {
      text.append("result: ").append(outcome.winner ? std::string(1, outcome.winner) : "draw");
      text.append(" (").append(outcome.why()).append(")\n");
    }
    text += "\n";
    for (const Event& event : events_) text.append(print_event(event)).append("\n");
    return text;
  }

 private:
  // Plays what was said (or notes it as refused) and keeps the event if it is accepted.
  Refusal take(const Said& said, bool as_refused) {
    const TableMove table_move = read_table_move(said.move);
    const auto move = table_move == TableMove::kNone ? read_move(said.move) : Move{};
    if (!move) return why_no_move(said.move);
    const std::string text(table_move == TableMove::kNone ? print_move(*move) : print_table_move(table_move));
    if (game().outcome()) return {"game-over", about(text)};
    const bool is_at_table = table_move != TableMove::kNone && !as_refused;
    if (said.has_seat && !is_at_table && said.seat != to_act()) return wrong_seat(said.seat);
    Moment before = now_;
    Refusal wrong;
    if (is_at_table) wrong = play_at_table(table_move, text, said.seat);
    else if (table_move != TableMove::kNone) wrong = {name(RefusalCode::kNeverRefusedSo), about(text)};
    else wrong = play_on_board(*move, text, as_refused);
    if (!wrong) events_.push_back({std::move(before), said.seat, text, as_refused});
    return wrong;
  }

  Refusal play_on_board(Move move, const std::string& text, bool as_refused) {
    const RefusalCode refusal = as_refused ? now_.game.refuse(move) : now_.game.play(move);
    if (refusal != RefusalCode::kNone) return {name(refusal), about(refusal, move, text)};
    // A false call takes no offer off the table.
    if (as_refused) return {};
    now_.agreed.clear();
    if (move.kind == Move::kPlace) now_.trail.push_back(static_cast<std::uint8_t>(move.what));
    return {};
  }

  // Resigning and agreeing take no turn.
  Refusal play_at_table(TableMove move, const std::string& text, const std::string& seat) {
    const int number = seat_number(seat);
    auto& agreed = now_.agreed;
    if (number < 0) return wrong_seat(seat);
    if (move == TableMove::kFlag && seat != to_act()) return wrong_seat(seat);
    if (move == TableMove::kResign || move == TableMove::kFlag || move == TableMove::kAbandon) {
      const auto reason = move == TableMove::kFlag      ? Outcome::kTime
                          : move == TableMove::kAbandon ? Outcome::kAbandoned
                                                        : Outcome::kResign;
      end({reason, seat[0] == 'A' ? 'B' : 'A'});
    } else if (move == TableMove::kOfferDraw) {
      if (!agreed.empty()) return {"draw-already-offered", about(text).add("seat", seat_name(agreed[0]))};
      agreed = {static_cast<std::uint8_t>(number)};
    } else {
      if (agreed.empty()) return {"no-draw-offered", about(text)};
      if (std::find(agreed.begin(), agreed.end(), number) != agreed.end())
        return {"already-agreed", JsonObject().add("seat", seat)};
      agreed.push_back(static_cast<std::uint8_t>(number));
      if (agreed.size() == static_cast<std::size_t>(seats_)) end({Outcome::kAgreement});
    }
    return {};
  }

  void end(Outcome outcome) {
    now_.game.leave(outcome);
    now_.agreed.clear();
  }

  // Returns true if everybody hears the refused call just recorded: it changes the state, or fewer than three refusals
  // came just before it and the record has room. Otherwise takes the call back.
  bool is_heard() {
    if (events_.back().before.game.refusals() != game().refusals()) return true;
    int in_a_row = 0;
    for (std::size_t i = events_.size() - 1; i > 0 && events_[i - 1].is_refused; --i) ++in_a_row;
    const int events = static_cast<int>(events_.size()) - 1;
    if (in_a_row < kMaxRefusedInARow && events < kMaxFalseCalls + kMovesPerTurn * game().turn()) return true;
    take_back();
    return false;
  }

  static JsonObject about(Text move) { return JsonObject().add("move", move); }

  // What the sentence of a refusal names.
  JsonObject about(RefusalCode refusal, Move move, Text text) const {
    const int hand = game().hand();
    std::string squares;
    switch (refusal) {
      case RefusalCode::kPieceInHand: return about(text).add("piece", letters_of(hand));
      case RefusalCode::kDeclineTooEarly: return about(text).add("expected", hand < 0 ? "give" : "place");
      case RefusalCode::kSquareTaken:
        print_square(squares, move.what);
        return JsonObject().add("square", squares).add("piece", letters_of(game().piece_on(move.what)));
      case RefusalCode::kPieceNotLeft: return JsonObject().add("piece", letters_of(move.what));
      case RefusalCode::kPieceNotTheirs: {
        const Text other_colour = kDark >> move.what & 1 ? "light" : "dark";
        return JsonObject().add("piece", letters_of(move.what)).add("expected", other_colour).add("seat", next());
      }
      case RefusalCode::kCallNoLine:
      case RefusalCode::kCallNotFull:
      case RefusalCode::kCallNothingShared:
      case RefusalCode::kCallExpired:
      case RefusalCode::kCallNotNow: {
        print_squares(squares, move.what, "");
        JsonObject params = JsonObject().add("squares", squares);
        if (refusal != RefusalCode::kCallNotFull) return params;
        std::string free;
        print_squares(free, move.what & game().free(), " ");
        return params.add("free", free);
      }
      default: return about(text);
    }
  }

  Refusal wrong_seat(const std::string& seat) const {
    if (seat_number(seat) >= 0) return {"not-your-turn", JsonObject().add("seat", seat).add("expected", to_act())};
    std::string all;
    for (const std::string& one : seat_names()) all.append(all.empty() ? "" : " ").append(one);
    return {"no-such-seat", JsonObject().add("seat", quote(seat)).add("expected", all)};
  }

  template <typename Function>
  void for_each_open(Function function) const {
    for (int placements = 1; placements <= kMostExpiry; ++placements)
      for (const int line : kByName)
        if (game().open(placements) >> line & 1) function(line);
  }

  // Seats in the order of the first round.
  std::string seat_name(int number) const {
    const std::string team(1, number % 2 ? 'B' : 'A');
    return seats_ == 2 ? team : team + std::to_string(number / 2 + 1);
  }
  std::vector<std::string> seat_names() const {
    std::vector<std::string> names;
    for (int number = 0; number < seats_; ++number) names.push_back(seat_name(number));
    return names;
  }
  int seat_number(Text seat) const {
    for (int number = 0; number < seats_; ++number)
      if (seat_name(number) == seat) return number;
    return -1;
  }

  // The teams alternate, partners rotate.
  std::string seat_of(int turn) const {
    const int partners = (seats_ + 1 - turn % 2) / 2;
    return seat_name(turn % 2 + 2 * (turn / 2 % partners));
  }

  static std::string print_event(const Event& event) {
    return event.seat + " " + event.move + (event.is_refused ? " ?" : "");
  }

  // Who owns which colour, by seat; null when colours are free.
  std::string print_owners() const {
    if (rules_.game.owned == Owned::kFree) return "null";
    JsonObject owners;
    for (const std::string& seat : seat_names())
      owners.add(seat, (rules_.game.owned == Owned::kDark) == (seat[0] == 'B') ? "dark" : "light");
    return owners.json();
  }

  std::string print_outcome() const {
    const Outcome outcome = game().outcome();
    if (!outcome) return "null";
    std::vector<std::string> winners;
    if (outcome.winner) winners.emplace_back(1, outcome.winner);
    return JsonObject().add("winners", winners).add("reason", outcome.why()).json();
  }

  RuleSet rules_;
  int seats_;
  Moment now_;
  std::vector<Event> events_;
};

}  // namespace fourfold
