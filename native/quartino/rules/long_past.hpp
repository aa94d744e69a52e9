// The positions at the starts of turns, for games of any length that can be taken back.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "past.hpp"

namespace fourfold::quartino {

class LongPast {
 public:
  // How much of the past counts at one moment.
  struct Mark {
    std::size_t since = 0, size = 0;
    bool operator==(const Mark&) const = default;
  };

  Mark mark() const { return {since_, keys_.size()}; }
  // Goes back to an earlier moment.
  void reset(Mark mark) {
    since_ = mark.since;
    keys_.resize(mark.size);
  }

  void clear() { since_ = keys_.size(); }
  int add(std::uint64_t key) {
    int times = 1;
    for (std::size_t i = since_; i < keys_.size(); ++i) times += keys_[i] == key;
    keys_.push_back(key);
    return times;
  }

  // The keys of the turns since a card was made.
  std::span<const std::uint64_t> since_card() const { return std::span(keys_).subspan(since_); }

 private:
  std::vector<std::uint64_t> keys_;
  std::size_t since_ = 0;
};

}  // namespace fourfold::quartino
