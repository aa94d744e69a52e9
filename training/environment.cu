// Many games of Quartino side by side, by the rules in native/quartino: on a GPU when nvcc compiles this file, one game
// after another when g++ does. training/tables.py calls the functions at the end.
//
// A table plays on by itself where there is nothing to decide: when only one action is listed, and when a scripted player
// is to act. So whoever calls `step` only makes decisions.
#include "../native/quartino/play/careful.hpp"

using namespace fourfold;
using namespace fourfold::quartino;

namespace {

// Who plays a seat: a net by its number, a player by lot, or `Careful` with -2 - player as its care.
using Player = std::int16_t;
constexpr Player kByLot = -1;

struct Table {
  Game game;
  Past past;
  Evidence evidence;
  GameRules rules;
  Random random{0};
  Player players[kMostSeats];
  bool is_finished;

  FOURFOLD_HD void start() {
    is_finished = false;
    game = Game::start(rules, past, static_cast<int>(random.below(rules.seats)));
    deal_standard(game.racks, rules.seats, random);
    evidence = Evidence::start(game);
    play_on();
  }

  FOURFOLD_HD Player player() const { return players[game.seat]; }
  FOURFOLD_HD void play(Action action) { evidence.step(rules, game, past, action); }

  FOURFOLD_HD void play_on() {
    while (!game.outcome) {
      const ActionSet listed = game.listed(rules);
      if (!(listed & (listed - 1))) play(static_cast<Action>(lowest_bit(listed)));
      else if (player() == kByLot) play(Careful::pick(listed, random));
      else if (player() < 0) play(Careful(rules, game, -2 - player()).choose(random));
      else return;
    }
  }
};

struct Start {
  Table* tables;
  const std::uint8_t* seats;
  const std::uint8_t* situations;
  const Player* players;
  const std::uint64_t* seeds;

  FOURFOLD_HD void operator()(int number) const {
    Table& table = tables[number];
    table.rules = {situations[number] != 0, true, seats[number], 200};
    table.random = Random(seeds[number]);
    for (int seat = 0; seat < kMostSeats; ++seat) table.players[seat] = players[kMostSeats * number + seat];
    table.start();
  }
};

template <int bytes>
FOURFOLD_HD void copy_words(const std::int8_t* from, std::int8_t* to) {
  static_assert(bytes % 8 == 0);
  for (int word = 0; word < bytes / 8; ++word)
    reinterpret_cast<std::uint64_t*>(to)[word] = reinterpret_cast<const std::uint64_t*>(from)[word];
}

struct Observe {
  const Table* tables;
  std::int8_t* inputs;
  std::int8_t* hidden;
  std::uint8_t* listed;
  std::uint8_t* seats;
  Player* players;

  FOURFOLD_HD void operator()(int number) const {
    const Table& table = tables[number];
    const Game& game = table.game;
    const Symmetry symmetry = Symmetry::for_seat(game, game.seat);
    // A GPU writes bytes to local memory and words to global memory faster than bytes to global memory.
    alignas(8) std::int8_t row[kInputs];
    Observation::write(table.rules, game, table.evidence, game.seat, symmetry, row);
    copy_words<kInputs>(row, inputs + kInputs * std::int64_t{number});
    Observation::write_hidden(table.rules, game, game.seat, symmetry, row);
    copy_words<kHiddenInputs>(row, hidden + kHiddenInputs * std::int64_t{number});
    // A finished game lists the end of the turn, so that probabilities exist; `step` ignores it.
    const ActionSet actions = game.outcome ? ActionSet{1} << kEnd : symmetry.actions(game.listed(table.rules));
    for (int action = 0; action < kListed; ++action) listed[kListed * number + action] = actions >> action & 1;
    seats[number] = game.seat;
    players[number] = table.player();
  }
};

struct Step {
  Table* tables;
  const std::int64_t* actions;
  float* scores;
  std::uint8_t* ended;
  bool restarts;

  FOURFOLD_HD void operator()(int number) const {
    Table& table = tables[number];
    float* score = scores + kMostSeats * number;
    for (int seat = 0; seat < kMostSeats; ++seat) score[seat] = 0;
    ended[number] = 0;
    if (table.is_finished) return;
    if (!table.game.outcome) {
      const Symmetry symmetry = Symmetry::for_seat(table.game, table.game.seat);
      table.play(symmetry.action_of(static_cast<Action>(actions[number])));
      table.play_on();
    }
    if (!table.game.outcome) return;
    ended[number] = 1;
    const int seats = table.rules.seats;
    const unsigned winners = table.game.outcome.winners ? table.game.outcome.winners : (1u << seats) - 1;
    for (int seat = 0; seat < seats; ++seat)
      score[seat] = winners >> seat & 1 ? 1.0f / static_cast<float>(count_bits(winners)) : 0.0f;
    table.is_finished = true;
    if (restarts) table.start();
  }
};

#if defined(__CUDACC__)
template <typename Task>
__global__ void do_each(int number, Task task) {
  const int index = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
  if (index < number) task(index);
}
#endif

// Returns 0, or the number of the GPU's error.
template <typename Task>
int do_all(int number, [[maybe_unused]] void* stream, const Task& task) {
#if defined(__CUDACC__)
  constexpr int kThreads = 64;
  do_each<<<(number + kThreads - 1) / kThreads, kThreads, 0, static_cast<cudaStream_t>(stream)>>>(number, task);
  return static_cast<int>(cudaGetLastError());
#else
  for (int index = 0; index < number; ++index) task(index);
  return 0;
#endif
}

}  // namespace

// All pointers are to memory of the device that plays.
extern "C" {

int table_size() { return static_cast<int>(sizeof(Table)); }
int input_count() { return kInputs; }
int hidden_count() { return kHiddenInputs; }
int action_count() { return kListed; }

int start_tables(int number, void* stream, void* tables, const std::uint8_t* seats, const std::uint8_t* situations,
                 const Player* players, const std::uint64_t* seeds) {
  return do_all(number, stream, Start{static_cast<Table*>(tables), seats, situations, players, seeds});
}

int observe_tables(int number, void* stream, const void* tables, std::int8_t* inputs, std::int8_t* hidden,
                   std::uint8_t* listed, std::uint8_t* seats, Player* players) {
  return do_all(number, stream, Observe{static_cast<const Table*>(tables), inputs, hidden, listed, seats, players});
}

int step_tables(int number, void* stream, void* tables, const std::int64_t* actions, float* scores, std::uint8_t* ended,
                int restarts) {
  return do_all(number, stream, Step{static_cast<Table*>(tables), actions, scores, ended, restarts != 0});
}

}  // extern "C"
