// Why a turn of Quartino was bad: facts that anybody can check on the wheel and in what the player could know, as codes
// with parameters.
//
// Lives here: the codes, and when each is true. Does not live here: which turns are asked about (turn_analysis.hpp), and
// sentences: the message catalogues have one for every code, `turn-why-CODE`.
#pragma once

#include "../net/beliefs.hpp"
#include "../play/finishing.hpp"

namespace fourfold::quartino {

enum class TurnCode : std::uint8_t {
  kShowsCard,      // card: that a wrong call of the turn has shown to everybody
  kMissedColours,  // colour number: of tokens on the wheel, not announced
  kMissedColumn,   // space number: of tokens in the column, not announced
  kMissedCall,     // card space: where the card lay as the turn ended
  kMissedCard,     // card moves: by which the card could have been made
  kMissedChain,    // number cards moves: by which this number of cards could have been made
  kCouldStop,      // seat card percent: the last card of the seat, probably, which it can now finish
  kHelpsCard,      // seat card percent: a card that the seat probably holds, and can now finish
  kWrongColumn,    // space better: the column cleared, and that which strong clears
  kRevealsCard,    // card: that the turn helped more than any other
};

constexpr Text kTurnCodes[] = {"shows-card",   "missed-colours", "missed-column", "missed-call",  "missed-card",
                               "missed-chain", "could-stop",     "helps-card",    "wrong-column", "reveals-card"};

// A turn that was played to its end.
struct PlayedTurn {
  GameRules rules;  // those of the table
  Game start;
  Game last;                    // before the event that ended the turn
  Game end;                     // as the next turn begins, or the game is over
  std::vector<Action> cleared;  // the columns that were cleared: at most one
  bool ends_silently;           // whether the last event was no call
};

// The strong player's turn in its place.
struct BetterTurn {
  Board board;                  // at the end of the turn
  std::vector<Action> cleared;  // as above
};

// Whether a seat that has this card could finish it with one token.
inline bool is_within_reach(const Board& board, Card card) {
  const Tops tops = Tops::of(board);
  const Patterns missing = tops.missing(card), wrong = tops.wrong_colours(card);
  if (!board.has_reserve()) return false;
  for (int first = 1; first <= kRim; ++first) {
    const auto lacks = static_cast<int>(missing >> 8 * (first - 1) & 0xFF);
    if (lacks == 0) return true;
    if (lacks > 1) continue;
    const int field = lowest_bit(wrong >> 8 * (first - 1) & 0xFF) / 2;
    if (board.in_reserve(card >> 2 * field & 3)) return true;
  }
  return false;
}

// Whether a turn between two boards tells that its seat holds this card: the turn brought the card to three colours, from
// fewer, and helped no other card as much that may still be in somebody's rack.
inline bool is_revealed(const Board& before, const Board& after, int card, CardSet made) {
  const Tops tops_before = Tops::of(before), tops_after = Tops::of(after);
  const auto help = [&](int number) {
    const Card one = standard_card(number);
    return Evidence::worth(tops_after.most_right(one)) - Evidence::worth(tops_before.most_right(one));
  };
  const int own = help(card);
  if (tops_after.most_right(standard_card(card)) != kColours - 1 || own <= 0) return false;
  for (int number = 0; number < kDeckSize; ++number)
    if (number != card && !(made >> number & 1) && help(number) >= own) return false;
  return true;
}

class TurnReasons {
 public:
  explicit TurnReasons(const PlayedTurn& turn) : turn_(turn), seat_(turn.start.seat) {}

  // What anybody can check who knows the cards of the seat, for any turn.
  std::vector<std::string> facts() const {
    std::vector<std::string> found;
    add_shown(found);
    if (!turn_.rules.referee && turn_.rules.situations) add_situations(found);
    const bool has_call = add_calls(found);
    const MostCards most(referee(), granted(), kPositions);
    const int made = turn_.end.racks[seat_].made() - turn_.start.rack().made();
    if (most.number() <= made || (most.number() == 1 && has_call)) return found;
    std::vector<std::string> cards;
    const auto moves = JsonObject().add("moves", print_way(granted(), most.way(), cards));
    if (most.number() == 1) add(found, TurnCode::kMissedCard, JsonObject(moves).add("card", cards[0]));
    else add(found, TurnCode::kMissedChain, JsonObject(moves).add("number", most.number()).add("cards", cards));
    return found;
  }

  // Why a better turn was better, by what the seat could believe as the turn began.
  std::vector<std::string> comparison(const BetterTurn& better, const Beliefs& beliefs) const {
    std::vector<std::string> found;
    const int stopped = add_stopped(found, better, beliefs);
    add_helped(found, better, beliefs, stopped);
    if (!turn_.cleared.empty() && !better.cleared.empty() && turn_.cleared[0] != better.cleared[0])
      add(found, TurnCode::kWrongColumn,
          JsonObject().add("space", column_of(turn_.cleared[0])).add("better", column_of(better.cleared[0])));
    const Rack& rack = turn_.end.racks[seat_];
    CardSet made = 0;
    for (int seat = 0; seat < turn_.rules.seats; ++seat) made |= made_cards(turn_.end.racks[seat]);
    for (int slot = 0; slot < rack.left; ++slot) {
      const int card = number_of(rack.cards[slot]);
      if (is_revealed(turn_.start.board, turn_.end.board, card, made) &&
          !is_revealed(turn_.start.board, better.board, card, made))
        add(found, TurnCode::kRevealsCard, JsonObject().add("card", print_card(rack.cards[slot])));
    }
    return found;
  }

  // The texts of actions of the seat from this moment on, in which a call names its card; the cards called are added.
  std::vector<std::string> print_way(Game game, const std::vector<Action>& way, std::vector<std::string>& cards) const {
    std::vector<std::string> texts;
    for (const Action action : way) {
      texts.push_back(print_listed(game, action));
      if (is_call(action)) cards.push_back(print_card(game.called_card(action)));
      NoPast past;
      game.step(referee(), past, action);
    }
    return texts;
  }

  // The texts of a turn of the strong player, which announces all situations if there is no referee.
  std::vector<std::string> print_strong(const Game& game, const std::vector<Action>& way) const {
    std::vector<std::string> said, cards;
    if (!turn_.rules.referee) {
      if (game.turn.colours) said.push_back(print_move(kSayColours));
      for (const Action action : way)
        if (is_clear(action)) said.push_back(print_move(say_column(action - kFirstClear)));
    }
    for (std::string& text : print_way(game, way, cards)) said.push_back(std::move(text));
    return said;
  }

 private:
  static constexpr int kPositions = 20'000;  // of a search for the most cards
  static constexpr double kLikely = 0.25;    // the probability from which a player should reckon with a card

  static void add(std::vector<std::string>& found, TurnCode code, const JsonObject& params) {
    const auto name = kTurnCodes[static_cast<int>(code)];
    found.push_back(JsonObject().add("code", name).add_json("params", params.json()).json());
  }
  static Text column_of(Action clear) { return kSpaceNames.substr(clear - kFirstClear, 1); }
  std::string seat_name(int after) const { return Match::seat_name((seat_ + after) % turn_.rules.seats); }

  GameRules referee() const {
    GameRules rules = turn_.rules;
    rules.referee = true;
    return rules;
  }

  // The start of the turn with the situations that were announced, as if a referee had granted just these.
  Game granted() const {
    Game game = turn_.start;
    if (turn_.rules.referee) return game;
    const Turn& said = turn_.last.turn;
    game.turn.colours = said.colours;
    game.turn.tall = said.column < 0 ? SpaceSet{0} : static_cast<SpaceSet>(1u << said.column);
    game.turn.due = static_cast<std::uint8_t>(1 + said.colours + (said.column >= 0));
    return game;
  }

  void add_shown(std::vector<std::string>& found) const {
    const CardSet before = shown_cards(turn_.start.rack());
    for (CardSet rest = shown_cards(turn_.end.racks[seat_]) & ~before; rest; rest &= rest - 1)
      add(found, TurnCode::kShowsCard, JsonObject().add("card", print_card(standard_card(lowest_bit(rest)))));
  }

  void add_situations(std::vector<std::string>& found) const {
    const Board& board = turn_.start.board;
    if (turn_.start.turn.crowded && !turn_.last.turn.colours) {
      int most = 0;
      for (int colour = 1; colour < kColours; ++colour)
        if (board.on_board(colour) > board.on_board(most)) most = colour;
      add(found, TurnCode::kMissedColours,
          JsonObject().add("colour", kColourNames.substr(most, 1)).add("number", board.on_board(most)));
    }
    if (turn_.start.turn.tall && turn_.last.turn.column < 0) {
      int tallest = lowest_bit(turn_.start.turn.tall);
      for (int space = tallest + 1; space < kSpaces; ++space)
        if (board.height(space) > board.height(tallest)) tallest = space;
      add(found, TurnCode::kMissedColumn,
          JsonObject().add("space", kSpaceNames.substr(tallest, 1)).add("number", board.height(tallest)));
    }
  }

  // Cards that lay on the wheel and were not called; whether there were any.
  bool add_calls(std::vector<std::string>& found) const {
    if (!turn_.ends_silently) return false;
    const FirstSet calls = turn_.last.right_calls();
    for (unsigned rest = calls; rest; rest &= rest - 1) {
      const int first = lowest_bit(rest) + 1;
      add(found, TurnCode::kMissedCall,
          JsonObject().add("card", print_card(turn_.last.card_at(first))).add("space", kSpaceNames.substr(first, 1)));
    }
    return calls != 0;
  }

  bool is_worse(const BetterTurn& better, int card) const {
    return is_within_reach(turn_.end.board, standard_card(card)) && !is_within_reach(better.board, standard_card(card));
  }
  static JsonObject likely(const std::string& seat, int card, double probability) {
    return JsonObject()
        .add("seat", seat)
        .add("card", print_card(standard_card(card)))
        .add("percent", percent(probability));
  }
  static int percent(double probability) { return static_cast<int>(100 * probability + 0.5); }

  // Somebody's likeliest last card that the turn leaves within reach; the number of that seat after this one, or 0.
  int add_stopped(std::vector<std::string>& found, const BetterTurn& better, const Beliefs& beliefs) const {
    for (int after = 1; after < turn_.rules.seats; ++after) {
      const int seat = (seat_ + after) % turn_.rules.seats;
      if (turn_.start.racks[seat].left != 1 || turn_.start.gone >> seat & 1) continue;
      int likeliest = 0;
      for (int card = 1; card < kDeckSize; ++card)
        if (beliefs.probability(after, card) > beliefs.probability(after, likeliest)) likeliest = card;
      const double probability = beliefs.probability(after, likeliest);
      if (probability < kLikely || !is_worse(better, likeliest)) continue;
      add(found, TurnCode::kCouldStop, likely(seat_name(after), likeliest, probability));
      return after;
    }
    return 0;
  }

  // The likeliest card of another seat that the turn has brought within reach.
  void add_helped(std::vector<std::string>& found, const BetterTurn& better, const Beliefs& beliefs,
                  int stopped) const {
    int helped = 0, of = 0;
    double most = 0;
    for (int after = 1; after < turn_.rules.seats; ++after) {
      if (after == stopped || turn_.start.gone >> (seat_ + after) % turn_.rules.seats & 1) continue;
      for (int card = 0; card < kDeckSize; ++card) {
        const double probability = beliefs.probability(after, card);
        if (probability <= most || probability < kLikely || !is_worse(better, card)) continue;
        if (is_within_reach(turn_.start.board, standard_card(card))) continue;
        most = probability, helped = card, of = after;
      }
    }
    if (of) add(found, TurnCode::kHelpsCard, likely(seat_name(of), helped, most));
  }

  const PlayedTurn& turn_;
  const int seat_;
};

}  // namespace fourfold::quartino
