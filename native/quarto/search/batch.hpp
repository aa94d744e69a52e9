// Many positions at once: each thread solves one position after another, and all threads share one transposition table.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "solver.hpp"

namespace fourfold {

// Called several times per second with the number of positions solved; true stops the batch.
using BatchProgress = std::function<bool(std::size_t solved)>;

// The answers to all positions, in the same order, with the solver's number of threads. The limits are those of each
// position. When `progress` stops the batch, the positions that are not solved yet have unknown values.
inline std::vector<Answer> solve_batch(const Solver& solver, const std::vector<Position>& positions,
                                       const Limits& limits, const Wishes& wishes, const BatchProgress& progress) {
  std::vector<Answer> answers(positions.size());
  std::atomic<std::size_t> next{0}, solved{0};
  std::atomic<bool> is_stopped{false};
  std::mutex mutex;
  std::condition_variable changed;
  int running = solver.threads();
  const auto work = [&](Solver& own) {
    const auto is_over = [&](std::uint64_t, double) { return is_stopped.load(); };
    for (std::size_t i = next++; i < positions.size() && !is_stopped; i = next++) {
      answers[i] = own.solve(positions[i], limits, wishes, is_over);
      ++solved;
    }
    const std::lock_guard lock(mutex);
    --running;
    changed.notify_one();
  };
  std::vector<std::unique_ptr<Solver>> solvers;
  std::vector<std::thread> threads;
  for (int i = running; i > 0; --i) solvers.push_back(solver.share());
  for (auto& own : solvers) threads.emplace_back(work, std::ref(*own));
  for (std::unique_lock lock(mutex); running > 0;) {
    changed.wait_for(lock, std::chrono::milliseconds(100));
    lock.unlock();
    if (!is_stopped && progress(solved)) is_stopped = true;
    lock.lock();
  }
  for (auto& thread : threads) thread.join();
  return answers;
}

}  // namespace fourfold
