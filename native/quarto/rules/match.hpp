// A game with the people around it: seats, resigning, draws by agreement, false calls that are heard, and what a player
// is shown. The twin of what games/game.py, games/record.py and games/quarto/view.py add to the rules of the board.
//
// Events are texts as records write them: "A give 7", "B call a1 b1 c1 d1 ?". Without a seat they are of the one to act.
#pragma once

#include "../../core/table_match.hpp"
#include "rule_set.hpp"

namespace fourfold {

constexpr int kMostSeats = 32;

// A position with what people at the table know of its past.
struct Moment {
  Game game;
  std::vector<std::uint8_t> trail;   // the squares in the order in which they were filled
  std::vector<std::uint8_t> agreed;  // the seats that agree to a draw; the one who offered it first
};

class Match : public TableMatch<Match, Moment> {
 public:
  explicit Match(const RuleSet& rules = {}, int seats = 2)
      : TableMatch({Game(rules.game), {}, {}}), rules_(rules), seats_(seats) {}

  const RuleSet& rules() const { return rules_; }
  int seats() const { return seats_; }
  const std::vector<std::uint8_t>& trail() const { return now_.trail; }

  // The game stands at this position, without a past.
  Refusal set_up(Text position) {
    Game found(rules_.game);
    if (Refusal wrong = PositionReader(rules_.game).read(position, found)) return wrong;
    now_ = {found, {}, {}};
    events_.clear();
    return {};
  }

  // Takes the last event back, if there is one.
  bool take_back() {
    if (events_.empty()) return false;
    undo();
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
    if (seats_ > 2) text += "seats: " + all_seats() + "\n";
    return text + print_result_and_events(winners(), game().outcome().why());
  }

  // Seats in the order of the first round.
  std::string seat_name(int number) const {
    const std::string team(1, number % 2 ? 'B' : 'A');
    return seats_ == 2 ? team : team + std::to_string(number / 2 + 1);
  }
  int seat_number(Text seat) const {
    for (int number = 0; number < seats_; ++number)
      if (seat_name(number) == seat) return number;
    return -1;
  }

 private:
  friend TableMatch;
  using TableMatch::about;

  bool is_over() const { return static_cast<bool>(game().outcome()); }
  int turn_number() const { return game().turn(); }

  struct ReadMove {
    Move move;
    Refusal refusal;
  };
  static ReadMove read_board_move(Text text) {
    const auto move = read_move(text);
    return move ? ReadMove{*move, {}} : ReadMove{{}, why_no_move(text)};
  }
  static std::string print_board_move(Move move) { return print_move(move); }

  Refusal play_on_board(Move move, const std::string& text, bool as_refused) {
    const RefusalCode refusal = as_refused ? now_.game.refuse(move) : now_.game.play(move);
    if (refusal != RefusalCode::kNone) return {name(refusal), about(refusal, move, text)};
    if (!as_refused && move.kind == Move::kPlace) now_.trail.push_back(static_cast<std::uint8_t>(move.what));
    return {};
  }

  bool shows_more_than(const Moment& before) const { return before.game.refusals() != game().refusals(); }

  void leave(int number, TableMove move) {
    now_.game.leave({reason_of<Outcome>(move), seat_name(number)[0] == 'A' ? 'B' : 'A'});
  }
  bool is_agreed() const { return agreed().size() == static_cast<std::size_t>(seats_); }
  void end_by_agreement() { now_.game.leave({Outcome::kAgreement}); }

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

  template <typename Function>
  void for_each_open(Function function) const {
    for (int placements = 1; placements <= kMostExpiry; ++placements)
      for (const int line : kByName)
        if (game().open(placements) >> line & 1) function(line);
  }

  // The teams alternate, partners rotate.
  std::string seat_of(int turn) const {
    const int partners = (seats_ + 1 - turn % 2) / 2;
    return seat_name(turn % 2 + 2 * (turn / 2 % partners));
  }

  // Who owns which colour, by seat; null when colours are free.
  std::string print_owners() const {
    if (rules_.game.owned == Owned::kFree) return "null";
    JsonObject owners;
    for (const std::string& seat : seat_names())
      owners.add(seat, (rules_.game.owned == Owned::kDark) == (seat[0] == 'B') ? "dark" : "light");
    return owners.json();
  }

  std::vector<std::string> winners() const {
    const char winner = game().outcome().winner;
    return winner ? std::vector<std::string>{std::string(1, winner)} : std::vector<std::string>{};
  }
  std::string print_outcome() const {
    const Outcome outcome = game().outcome();
    if (!outcome) return "null";
    return JsonObject().add("winners", winners()).add("reason", outcome.why()).json();
  }

  RuleSet rules_;
  int seats_;
};

}  // namespace fourfold
