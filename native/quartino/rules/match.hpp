// A game of Quartino with the people around it: cards dealt from a deck, seats, resigning, draws by agreement, and wrong
// calls that are heard. The twin of what games/state.py, games/record.py and games/quartino/game.py add to the rules of
// the board; what a seat is shown is in view.hpp.
//
// Events are texts as records write them: "A place B 3", "B call YBGP 7 ?". Without a seat they are of the one to act.
#pragma once

#include "../../core/table_match.hpp"
#include "long_past.hpp"
#include "notation.hpp"
#include "rule_set.hpp"

namespace fourfold::quartino {

// A position with what people at the table know of its past.
struct Moment {
  Game game;
  LongPast::Mark past;
  std::vector<std::uint8_t> agreed;  // the seats that agree to a draw; the one who offered it first
};

class Match : public TableMatch<Match, Moment> {
 public:
  using Deck = std::vector<Card>;

  Match() : TableMatch(Moment{}) {}

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

  // Begins in the middle of a game: only this number of the cards that were dealt to a seat is still in its rack, and the
  // others are made, the first one dealt last.
  void leave_in_rack(int seat, int cards) { now_.game.racks[seat].left = static_cast<std::uint8_t>(cards); }

  const RuleSet& rules() const { return rules_; }
  bool is_standard() const { return is_standard_; }  // whether the cards are those of the standard deck
  int seats() const { return rules_.game.seats; }

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
    const Outcome outcome = game().outcome;
    return text + print_result_and_events(seats_of(outcome.winners), outcome ? name(outcome.reason) : "");
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
  friend TableMatch;
  using TableMatch::about;

  bool is_over() const { return static_cast<bool>(game().outcome); }
  auto turn_number() const { return game().turn.number; }
  static ReadMove read_board_move(Text text) { return read_move(text); }
  static std::string print_board_move(Action action) { return print_move(action); }

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

  Refusal play_on_board(Action action, const std::string& text, bool as_refused) {
    Game next = game();
    if (is_call(action)) name_card(next, next.called_card(action));
    const RefusalCode refusal = as_refused ? next.refuse(rules_.game, action) : next.play(rules_.game, past_, action);
    if (refusal != RefusalCode::kNone) return {name(refusal), about(refusal, action, text)};
    now_.game = next;
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

  // A refused call has shown a card.
  bool shows_more_than(const Moment& moment) const {
    const Rack &before = moment.game.rack(), &after = game().rack();
    return before.shown_count != after.shown_count || before.unknown != after.unknown;
  }

  bool has_left(int number) const { return game().gone >> number & 1; }
  void leave(int number, TableMove move) { now_.game.leave(rules_.game, past_, number, reason_of<Outcome>(move)); }
  bool is_agreed() const { return static_cast<int>(agreed().size()) >= game().staying(rules_.game); }
  void end_by_agreement() { now_.game.outcome = {Outcome::kAgreement, 0}; }

  void settle() { now_.past = past_.mark(); }
  void rewind() { past_.reset(now_.past); }

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

  RuleSet rules_;
  Deck deck_;
  bool is_standard_ = true;
  LongPast past_;
};

}  // namespace fourfold::quartino
