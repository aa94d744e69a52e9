// A finished game of Quartino, turn by turn: the chance of each seat to win, what the strong player would have done, and
// why.
//
// Chances are for one who sees all hands: the game is over. Whether a turn was a mistake is
// judged by what its player could know then: the strong player's turn is found from the player's view alone, and both turns
// are played out with hands that the player could believe the others to hold. All of this is estimated, by fixed numbers of
// playouts, so that the same game always has the same analysis. Does not live here: when a reason is true
// (turn_reasons.hpp).
#pragma once

#include "../net/match_evidence.hpp"
#include "../play/search.hpp"
#include "turn_reasons.hpp"
#include "win_chances.hpp"

namespace fourfold::quartino {

// Numbers of playouts, and between whom chances are told.
struct AnalysisEffort {
  int chances = 64;       // for the chances after a turn
  int simulations = 500;  // of the strong player, for each decision
  int comparison = 400;   // for each of two turns that are compared
  int level = 0;          // from 1: chances are those between players of this level; 0: between strong players
};

class TurnAnalysis {
 public:
  // The cards of all seats must be known, and be those of the standard deck. Nets and effort are kept by the caller.
  TurnAnalysis(const Match& match, const Nets& nets, const AnalysisEffort& effort) : nets_(nets), effort_(effort) {
    read_turns(match);
    chances_.resize(moments_.size());
    judged_.resize(notes_.size());
  }

  int steps() const { return static_cast<int>(moments_.size() + notes_.size()); }
  int steps_done() const { return static_cast<int>(measured_ + looked_at_); }

  // Looks at one turn more; returns true once all is done.
  bool step() {
    if (measured_ < moments_.size()) {
      const Moment& moment = moments_[measured_];
      chances_[measured_] =
          chances_of_strong_players(nets_, moment.rules, moment.game, moment.evidence, moment.past, effort_.chances);
      if (++measured_ == moments_.size()) select();
    } else if (looked_at_ < notes_.size()) {
      judge(looked_at_++);
    }
    return measured_ == moments_.size() && looked_at_ == notes_.size();
  }

  int turns() const { return static_cast<int>(notes_.size()); }

  // What is known about a turn, in JSON, with chances in units of 1 / 10,000. The keys are those of `TurnNote.to_json` in
  // Python.
  std::string note(int number) const {
    const auto at = static_cast<std::size_t>(number);
    const Note& note = notes_[at];
    const int seat = moments_[at].game.seat;
    const Judgement& judgement = judged_[at];
    const bool is_mistake = judgement.loss >= kMistake;
    std::vector<std::string> reasons;
    if (note.is_whole) reasons = TurnReasons(note.turn).facts();
    if (is_mistake) {
      const Moment& moment = moments_[at];
      const Beliefs beliefs(nets_, moment.rules, moment.seen(), moment.evidence);
      for (std::string& reason : TurnReasons(note.turn).comparison(judgement.better, beliefs))
        reasons.push_back(std::move(reason));
    }
    std::string all;
    for (const std::string& reason : reasons) all.append(all.empty() ? "" : ",").append(reason);
    return JsonObject()
        .add("turn", static_cast<int>(note.turn.start.turn.number))
        .add("number", static_cast<int>(note.event))
        .add("seat", Match::seat_name(seat))
        .add("moves", note.moves)
        .add_json("before", print_chances(at))
        .add_json("after", print_chances(at + 1))
        .add_json("mistake", is_mistake ? "true" : "false")
        .add("loss", is_mistake ? judgement.loss : 0)
        .add("better", is_mistake ? judgement.moves : std::vector<std::string>())
        .add_json("reasons", "[" + all + "]")
        .json();
  }

 private:
  static constexpr int kFall = 400;              // of a seat's chance in its own turn, from which the turn is judged
  static constexpr std::size_t kMostFalls = 12;  // turns that are judged, at most
  static constexpr int kMistake = 300;           // what a better turn must gain
  static constexpr int kDecisions = 4;           // of the policy in a playout
  static constexpr std::uint64_t kSeed = 0x5EED;

  // The start of a turn, or the end of the game, as players know it who play with a referee.
  struct Moment {
    GameRules rules;
    Game game;
    Evidence evidence;
    std::vector<std::uint64_t> past;

    Game seen() const { return without_hidden_cards(game, game.seat); }
  };

  // A turn between two moments.
  struct Note {
    PlayedTurn turn;
    std::size_t event;  // the number of its first
    std::vector<std::string> moves;
    bool is_whole;  // whether its player ended it
  };

  // What the strong player would have done.
  struct Judgement {
    bool is_wanted = false;
    int loss = 0;
    BetterTurn better = {};
    std::vector<std::string> moves = {};
  };

  void read_turns(const Match& match) {
    const auto& events = match.events();
    const auto at = [&](std::size_t number) -> const Game& {
      return number < events.size() ? events[number].before.game : match.game();
    };
    Evidence evidence = Evidence::start(at(0));
    LongPast past;
    past.add(at(0).board.key(at(0).seat));
    std::size_t begun = 0;
    add_moment(match, at(0), evidence, past);
    for (std::size_t number = 1; number <= events.size(); ++number) {
      const Game &before = at(number - 1), &after = at(number);
      evidence.see(before, after);
      if (after.racks[before.seat].made() > before.rack().made()) past.clear();
      if (!after.outcome && after.turn.number == before.turn.number) continue;
      if (!after.outcome) past.add(after.board.key(after.seat));
      add_moment(match, after, evidence, past);
      add_note(match, begun, number);
      begun = number;
      if (after.outcome) return;
    }
  }

  void add_moment(const Match& match, const Game& game, const Evidence& evidence, const LongPast& past) {
    Moment moment{match.rules().game, game, evidence, {past.since_card().begin(), past.since_card().end()}};
    moment.rules.referee = true;
    limit_turns(moment.rules, moment.game.turn.number);
    if (!game.outcome) moment.game.turn = Turn::start(moment.game.turn.number, game.board, moment.rules);
    moments_.push_back(std::move(moment));
  }

  void add_note(const Match& match, std::size_t begin, std::size_t end) {
    const auto& events = match.events();
    const Game& start = events[begin].before.game;
    const std::string seat = Match::seat_name(start.seat);
    const auto& last = events[end - 1];
    const Game& after = end < events.size() ? events[end].before.game : match.game();
    Note note{{match.rules().game, start, last.before.game, after, {}, last.move == "end"}, begin, {}, false};
    note.is_whole = last.seat == seat && (note.turn.ends_silently || last.move.starts_with("call"));
    for (std::size_t number = begin; number < end; ++number) {
      if (events[number].seat != seat) continue;
      note.moves.push_back(events[number].move + (events[number].is_refused ? " ?" : ""));
      if (events[number].move.starts_with("clear")) note.turn.cleared.push_back(read_move(events[number].move).move);
    }
    notes_.push_back(std::move(note));
  }

  int fall(std::size_t turn) const {
    const auto seat = static_cast<std::size_t>(moments_[turn].game.seat);
    return chances_[turn][seat] - chances_[turn + 1][seat];
  }

  // Chooses the turns in which the chances of their own players fell most.
  void select() {
    std::vector<std::size_t> falls;
    for (std::size_t turn = 0; turn < notes_.size(); ++turn)
      if (notes_[turn].is_whole && fall(turn) >= kFall) falls.push_back(turn);
    std::stable_sort(falls.begin(), falls.end(),
                     [this](std::size_t one, std::size_t other) { return fall(one) > fall(other); });
    if (falls.size() > kMostFalls) falls.resize(kMostFalls);
    for (const std::size_t turn : falls) judged_[turn].is_wanted = true;
  }

  // Compares a turn with that of the strong player, from what the player in turn could know.
  void judge(std::size_t turn) {
    Judgement& judgement = judged_[turn];
    if (!judgement.is_wanted) return;
    const Moment &start = moments_[turn], &played = moments_[turn + 1];
    Moment better = start;
    better.game = start.seen();
    const std::vector<Action> way = play_strongly(better, turn);
    for (const Action action : way)
      if (is_clear(action)) judgement.better.cleared.push_back(action);
    judgement.better.board = better.game.board;
    judgement.moves = TurnReasons(notes_[turn].turn).print_strong(start.game, way);
    judgement.loss = compare(start, better, played, turn);
  }

  // Plays a turn as the strong player does; returns its actions.
  std::vector<Action> play_strongly(Moment& moment, std::size_t turn) const {
    std::vector<Action> way;
    const int seat = moment.game.seat;
    const std::uint32_t number = moment.game.turn.number;
    Random random(kSeed + turn);
    SearchSettings settings;
    settings.simulations = effort_.simulations;
    LongPast past;
    for (const std::uint64_t key : moment.past) past.add(key);
    while (!moment.game.outcome && moment.game.seat == seat && moment.game.turn.number == number) {
      const ActionSet listed = moment.game.listed(moment.rules);
      Action action = static_cast<Action>(lowest_bit(listed));
      if (listed & (listed - 1)) {
        Search search(nets_, settings, moment.rules, moment.game, moment.evidence, past.since_card());
        action = search.choose(listed, random);
      }
      way.push_back(action);
      moment.evidence.step(moment.rules, moment.game, past, action);
    }
    moment.past.assign(past.since_card().begin(), past.since_card().end());
    return way;
  }

  // What a better turn gains, in units of 1 / 10,000, for hands that the player could believe the others to hold.
  int compare(const Moment& start, const Moment& better, const Moment& played, std::size_t turn) const {
    const int seat = start.game.seat;
    const Game seen = start.seen();
    const Symmetry symmetry = Symmetry::for_seat(seen, seat);
    alignas(64) std::int8_t inputs[kInputs];
    Observation::write(start.rules, seen, start.evidence, seat, symmetry, inputs);
    std::int32_t beliefs[kHiddenInputs];
    nets_.believe(inputs, beliefs);
    const Hands hands(start.rules, seen, seat, symmetry, beliefs);
    const Playouts playing(nets_, start.rules, kDecisions);
    std::int64_t sums[2] = {};
    Random random(kSeed + turn);
    std::vector<Playout> batch;
    const auto finish = [&] {
      playing.finish(batch,
                     [&](const Playout& playout, const auto& value_for) { sums[playout.number] += value_for(seat); });
    };
    for (int i = 0; i < effort_.comparison; ++i) {
      // Both turns meet the same hands and the same draws.
      const std::uint64_t hand_seed = random.next(), seed = random.next();
      for (int which = 0; which < 2; ++which) {
        const Moment& end = which ? better : played;
        Game dealt = end.game;
        Random lot(hand_seed);
        hands.draw(dealt, lot);
        batch.emplace_back(which, dealt, end.evidence, end.past, seed);
      }
      if (batch.size() + 2 > Playouts::kBatch) finish();
    }
    finish();
    return static_cast<int>((sums[1] - sums[0]) * kWholeChance / effort_.comparison / kWin);
  }

  std::string print_chances(std::size_t number) const {
    const Moment& moment = moments_[number];
    const Chances chances = chances_of_level(chances_[number], moment.rules, moment.game, effort_.level);
    JsonObject json;
    for (int seat = 0; seat < moment.rules.seats; ++seat)
      json.add(Match::seat_name(seat), chances[static_cast<std::size_t>(seat)]);
    return json.json();
  }

  const Nets& nets_;
  const AnalysisEffort effort_;
  std::vector<Moment> moments_;  // the start of each turn, and the end
  std::vector<Note> notes_;      // between them
  std::vector<Chances> chances_;
  std::vector<Judgement> judged_;
  std::size_t measured_ = 0, looked_at_ = 0;
};

}  // namespace fourfold::quartino
