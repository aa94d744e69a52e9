// A game of Quartino with the people around it: cards dealt from a deck, seats, resigning, draws by agreement, and wrong
// calls that are heard. The twin of what games/state.py, games/record.py and games/quartino/game.py add to the rules of
// the board; what a seat is shown is in view.hpp.
//
// Events are texts as records write them: "A place B 3", "B call YBGP 7 ?". Without a seat they are of the one to act.
#pragma once

#include "../table_moves.hpp"
#include "long_past.hpp"
#include "notation.hpp"
#include "rule_set.hpp"

namespace fourfold::quartino {

class Match {
 public:
  using Deck = std::vector<Card>;
  struct Moment {
    Game game;
    LongPast::Mark past;
    std::vector<std::uint8_t> agreed;  // the seats that agree to a draw; the one who offered it first
  };
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

  // Starts a game. The deck is empty for the standard one, the board is "" for an empty wheel, and the card ? is one
  // that is not known.
  Refusal start(const RuleSet& rules, const std::vector<std::vector<std::string>>& racks, Text first,
                const std::vector<std::string>& deck = {}, Text board = {}) {
    const auto seats = static_cast<int>(racks.size());
    if (seats < 2 || seats > kMostSeats)
      return {"bad-seat-number", JsonObject().add("expected", "2–4").add("got", seats)};
    rules_ = rules;
    rules_.game.seats = static_cast<std::uint8_t>(seats);
    deck_.clear();
    for (const std::string& text : deck) {
      const auto card = read_card(text);
      if (!card) return misread("bad-card", text);
      deck_.push_back(*card);
    }
    const Deck standard = standard_deck();
    if (deck.empty() || std::is_permutation(deck_.begin(), deck_.end(), standard.begin(), standard.end()))
      deck_ = standard;
    is_standard_ = deck_ == standard;
    Board wheel = Board::empty();
    if (Refusal wrong = board.empty() ? Refusal() : read_board(board, wheel)) return wrong;
    const int beginner = seat_number(first);
    if (beginner < 0) {
      Refusal wrong = misread("bad-seat", first);
      wrong.params.add("expected", all_seats());
      return wrong;
    }
    past_ = {};
    now_.game = Game::start(rules_.game, past_, beginner, wheel);
    now_.agreed.clear();
    events_.clear();
    return deal(racks);
  }

  const RuleSet& rules() const { return rules_; }
  const Game& game() const { return now_.game; }
  bool is_standard() const { return is_standard_; }  // whether the cards are those of the standard deck
  const std::vector<Event>& events() const { return events_; }
  const std::vector<std::uint8_t>& agreed() const { return now_.agreed; }
  int seats() const { return rules_.game.seats; }

  // One event of a record: a move, or a call that the rules refused, which changes nothing.
  Refusal play(Text event) {
    const Said said = hear(event, to_act(), true);
    return take(said, said.is_marked);
  }

  // Tries a move as Record.attempt does: a refused call or say that everybody hears is an event, too.
  Attempt attempt(Text event) {
    const Said said = hear(event, to_act(), false);
    const Refusal refusal = take(said, false);
    if (refusal && (take(said, true) || !is_heard())) return {"", refusal};
    return {print_event(events_.back()), refusal};
  }

  // Takes the last event back, unless there is none, it showed a card, or the game is over.
  bool take_back() {
    if (events_.empty() || events_.back().move.starts_with("call") || game().outcome) return false;
    undo();
    return true;
  }

  // The seat to act; "" when the game is over.
  std::string to_act() const { return game().outcome ? "" : seat_name(game().seat); }

  // The moves that are listed, in Python's order: calls in that of the cards in the rack.
  std::vector<std::string> moves() const {
    std::vector<std::string> texts;
    const ActionSet calls = ActionSet{0xFF} << kFirstRightCall;
    const ActionSet listed = game().listed(rules_.game);
    if (listed & calls) add_calls(static_cast<FirstSet>(listed >> kFirstRightCall), texts);
    for (ActionSet rest = listed & ~calls; rest; rest &= rest - 1)
      texts.push_back(print_move(static_cast<Action>(lowest_bit(rest))));
    return texts;
  }

  // The game as a record. One that began at a position has none.
  std::string record() const {
    const Game& start = (events_.empty() ? now_ : events_[0].before).game;
    if (start.turn.number != 1 || start.board.used || !start.turn.is_fresh(rules_.game)) return "";
    std::string text = "game: quartino\nrules: " + print_rules(rules_) + "\n";
    if (!is_standard()) text += "deck: " + print_deck() + "\n";
    text += "deal:";
    for (int seat = 0; seat < seats(); ++seat) {
      for (int slot = 0; slot < kCardsARack; ++slot)
        text.append(slot ? "," : " " + seat_name(seat) + "=").append(print_slot(start.racks[seat], slot));
    }
    text += "\nfirst: " + seat_name(start.seat) + "\n";
    if (game().outcome) {
      std::string winners;
      for (const std::string& seat : seats_of(game().outcome.winners))
        winners.append(winners.empty() ? "" : ",").append(seat);
      text.append("result: ").append(winners.empty() ? "draw" : winners);
      text.append(" (").append(name(game().outcome.reason)).append(")\n");
    }
    text += "\n";
    for (const Event& event : events_) text.append(print_event(event)).append("\n");
    return text;
  }

  std::string print_deck() const {
    std::string text;
    for (const Card card : deck_) text.append(text.empty() ? "" : ",").append(print_card(card));
    return text;
  }
  static std::string print_slot(const Rack& rack, int slot) {
    return rack.is_known(slot) ? print_card(rack.cards[slot]) : "?";
  }

  static std::string seat_name(int number) { return std::string(1, static_cast<char>('A' + number)); }
  int seat_number(Text seat) const {
    const int number = seat.size() == 1 ? seat[0] - 'A' : -1;
    return number < seats() ? number : -1;
  }
  // The names of the seats of a set of bits.
  std::vector<std::string> seats_of(unsigned set) const {
    std::vector<std::string> names;
    for (int seat = 0; seat < seats(); ++seat)
      if (set >> seat & 1) names.push_back(seat_name(seat));
    return names;
  }

 private:
  // Every order of the four colours, in Python's order.
  static Deck standard_deck() {
    Deck deck;
    std::string order = "0123";
    do deck.push_back(card_of(order[0] - '0', order[1] - '0', order[2] - '0', order[3] - '0'));
    while (std::next_permutation(order.begin(), order.end()));
    return deck;
  }

  Refusal deal(const std::vector<std::vector<std::string>>& racks) {
    std::vector<Card> dealt;
    for (int seat = 0; seat < seats(); ++seat) {
      const auto size = static_cast<int>(racks[seat].size());
      if (size != kCardsARack)
        return {"deal-size", JsonObject().add("seat", seat_name(seat)).add("expected", kCardsARack).add("got", size)};
      Rack& rack = now_.game.racks[seat];
      for (int slot = 0; slot < kCardsARack; ++slot) {
        const std::string& text = racks[seat][slot];
        const auto card = read_card(text);
        if (!card && text != "?") return misread("bad-card", text);
        if (card) dealt.push_back(rack.cards[slot] = *card);
        else rack.unknown = static_cast<std::uint8_t>(rack.unknown | 1u << slot);
      }
    }
    const int cards = kCardsARack * seats(), size = static_cast<int>(deck_.size());
    if (cards > size) return {"deck-too-small", JsonObject().add("expected", cards).add("got", size)};
    for (const Card card : dealt)
      if (std::count(dealt.begin(), dealt.end(), card) > std::count(deck_.begin(), deck_.end(), card))
        return misread("card-twice", print_card(card));
    now_.past = past_.mark();
    return {};
  }

  void add_calls(FirstSet firsts, std::vector<std::string>& texts) const {
    const Rack& rack = game().rack();
    for (int slot = 0; slot < rack.left; ++slot) {
      if (!rack.is_known(slot) || rack.find(rack.cards[slot]) != slot) continue;
      for (int first = 1; first <= kRim; ++first)
        if (firsts >> (first - 1) & 1 && game().card_at(first) == rack.cards[slot])
          texts.push_back(print_move(call(rack.cards[slot], first)));
    }
  }

  // Plays what was said (or notes it as refused) and keeps the event if it is accepted.
  Refusal take(const Said& said, bool as_refused) {
    const TableMove table_move = read_table_move(said.move);
    const bool is_table_move = table_move != TableMove::kNone;
    ReadMove move;
    if (!is_table_move) move = read_move(said.move);
    if (move.refusal) return move.refusal;
    const std::string text(is_table_move ? std::string(print_table_move(table_move)) : print_move(move.action));
    if (game().outcome) return {"game-over", about(text)};
    const bool is_at_table = is_table_move && !as_refused;
    if (said.has_seat && !is_at_table && said.seat != to_act()) return wrong_seat(said.seat);
    Moment before = now_;
    Refusal wrong;
    if (is_at_table) wrong = play_at_table(table_move, text, said.seat);
    else if (is_table_move) wrong = {name(RefusalCode::kNeverRefusedSo), about(text)};
    else wrong = play_on_board(move.action, text, as_refused);
    if (wrong) return wrong;
    now_.past = past_.mark();
    events_.push_back({std::move(before), said.seat, text, as_refused});
    return {};
  }

  Refusal play_on_board(Action action, const std::string& text, bool as_refused) {
    Game next = game();
    if (is_call(action)) name_card(next, next.called_card(action));
    const RefusalCode refusal = as_refused ? next.refuse(rules_.game, action) : next.play(rules_.game, past_, action);
    if (refusal != RefusalCode::kNone) return {name(refusal), about(refusal, action, text)};
    now_.game = next;
    // A refused call or say takes no offer off the table.
    if (!as_refused) now_.agreed.clear();
    return {};
  }

  // A card that is called may be one of those that are not known.
  void name_card(Game& game, Card card) const {
    Rack& mine = game.racks[game.seat];
    if (mine.find(card) >= 0 || !mine.unknown) return;
    int known = 0;
    for (int seat = 0; seat < seats(); ++seat)
      for (int slot = 0; slot < kCardsARack; ++slot)
        known += game.racks[seat].is_known(slot) && game.racks[seat].cards[slot] == card;
    if (known < std::count(deck_.begin(), deck_.end(), card)) mine.name_card(card);
  }

  // Resigning and agreeing take no turn.
  Refusal play_at_table(TableMove move, const std::string& text, const std::string& seat) {
    const int number = seat_number(seat);
    auto& agreed = now_.agreed;
    if (number < 0) return wrong_seat(seat);
    if (game().gone >> number & 1) return {"seat-has-left", JsonObject().add("seat", seat)};
    if (move == TableMove::kFlag && seat != to_act()) return wrong_seat(seat);
    if (move == TableMove::kResign || move == TableMove::kFlag || move == TableMove::kAbandon) {
      const auto reason = move == TableMove::kFlag      ? Outcome::kTime
                          : move == TableMove::kAbandon ? Outcome::kAbandoned
                                                        : Outcome::kResign;
      now_.game.leave(rules_.game, past_, number, reason);
      agreed.clear();
    } else if (move == TableMove::kOfferDraw) {
      if (!agreed.empty()) return {"draw-already-offered", about(text).add("seat", seat_name(agreed[0]))};
      agreed = {static_cast<std::uint8_t>(number)};
    } else {
      if (agreed.empty()) return {"no-draw-offered", about(text)};
      if (std::find(agreed.begin(), agreed.end(), number) != agreed.end())
        return {"already-agreed", JsonObject().add("seat", seat)};
      agreed.push_back(static_cast<std::uint8_t>(number));
      if (static_cast<int>(agreed.size()) >= game().staying(rules_.game)) {
        agreed.clear();
        now_.game.outcome = {Outcome::kAgreement, 0};
      }
    }
    return {};
  }

  // Returns true if everybody hears the refused call or say just recorded: it showed a card, or fewer than three refusals
  // came just before it and the record has room. Otherwise takes it back.
  bool is_heard() {
    const Rack &before = events_.back().before.game.rack(), &after = game().rack();
    if (before.shown_count != after.shown_count || before.unknown != after.unknown) return true;
    int in_a_row = 0;
    for (std::size_t i = events_.size() - 1; i > 0 && events_[i - 1].is_refused; --i) ++in_a_row;
    const std::size_t most = kMaxFalseCalls + std::size_t{kMovesPerTurn} * game().turn.number;
    if (in_a_row < kMaxRefusedInARow && events_.size() <= most) return true;
    undo();
    return false;
  }

  void undo() {
    now_ = std::move(events_.back().before);
    past_.reset(now_.past);
    events_.pop_back();
  }

  static JsonObject about(Text move) { return JsonObject().add("move", move); }

  // What the sentence of a refusal names.
  JsonObject about(RefusalCode refusal, Action action, Text text) const {
    const Turn& turn = game().turn;
    switch (refusal) {
      case RefusalCode::kNoColumn: {
        const int space = action - kFirstSayColumn;
        return JsonObject().add("space", kSpaceNames.substr(space, 1)).add("height", game().board.height(space));
      }
      case RefusalCode::kClearFirst:
      case RefusalCode::kClearOther: return about(text).add("expected", print_spaces(turn.clearing(rules_.game), ", "));
      case RefusalCode::kPlaceFirst: return about(text).add("due", turn.due);
      case RefusalCode::kColourUsedUp: return JsonObject().add("colour", kColourNames.substr(action / kSpaces, 1));
      case RefusalCode::kCardNotHeld:
        return JsonObject().add("seat", seat_name(game().seat)).add("card", print_card(game().called_card(action)));
      case RefusalCode::kNoQuartino: {
        const int first = Game::called_first(action);
        std::string spaces, tops;
        for (const int space : {0, first, first % kRim + 1, (first + 1) % kRim + 1}) {
          spaces.append(space ? " " : "").append(1, kSpaceNames[space]);
          tops += game().board.is_empty(space) ? '.' : kColourNames[game().board.token(space)];
        }
        const std::string card = print_card(game().called_card(action));
        return JsonObject().add("card", card).add("spaces", spaces).add("tops", tops);
      }
      default: return about(text);
    }
  }

  std::string all_seats() const {
    std::string all;
    for (int seat = 0; seat < seats(); ++seat) all.append(all.empty() ? "" : " ").append(seat_name(seat));
    return all;
  }

  Refusal wrong_seat(const std::string& seat) const {
    if (seat_number(seat) >= 0) return {"not-your-turn", JsonObject().add("seat", seat).add("expected", to_act())};
    return {"no-such-seat", JsonObject().add("seat", quote(seat)).add("expected", all_seats())};
  }

  static std::string print_event(const Event& event) {
    return event.seat + " " + event.move + (event.is_refused ? " ?" : "");
  }

  RuleSet rules_;
  Deck deck_;
  bool is_standard_ = true;
  LongPast past_;
  Moment now_{};
  std::vector<Event> events_;
};

}  // namespace fourfold::quartino
