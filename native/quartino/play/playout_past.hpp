// The past of a playout: positions of the game before it, and those at the starts of its own turns.
#pragma once

#include <cstdint>
#include <span>

namespace fourfold::quartino {

class PlayoutPast {
 public:
  explicit PlayoutPast(std::span<const std::uint64_t> before) : before_(before) {}

  void clear() {
    before_ = {};
    size_ = 0;
  }
  int add(std::uint64_t key) {
    int times = 1;
    for (const std::uint64_t one : before_) times += one == key;
    for (int i = 0; i < size_; ++i) times += own_[i] == key;
    if (size_ < kMostTurns) own_[size_++] = key;
    return times;
  }

 private:
  static constexpr int kMostTurns = 32;  // more are not remembered

  std::span<const std::uint64_t> before_;
  std::uint64_t own_[kMostTurns];
  int size_ = 0;
};

}  // namespace fourfold::quartino
