// The transposition table: what is known of positions without a piece in hand, exact, shared by threads.
//
// A position's canonical form is 64 bits of boards and the number of its shape. The boards are mixed by a
// bijection; its top bits choose the bucket and the rest, with the shape, is the tag. So an entry stands for one
// position and no other: there are no false hits, and what the search says is proof.
#pragma once

#include <atomic>
#include <cstdint>
#include <cstdlib>

#include "memory.hpp"

namespace fourfold {

// What is known, for the giver: whether they can win, whether they can hold.
using Facts = unsigned;
constexpr Facts kWinKnown = 1, kWin = 2, kHoldKnown = 4, kHold = 8;

struct Key {
  std::uint64_t boards;
  std::uint16_t shape;
  bool operator==(const Key&) const = default;
};

struct KeyHash {
  std::size_t operator()(const Key& key) const {
    return static_cast<std::size_t>((key.boards ^ key.shape) * 0x9E3779B97F4A7C15u);
  }
};

class Table {
  using Entry = std::atomic<std::uint64_t>;

 public:
  static constexpr int kEntries = 4;                         // a bucket is half a cache line
  static constexpr int kFactBits = 4;
  static constexpr int kShapeBits = 14;                      // there are at most 8548 shapes
  static constexpr int kLeastBits = kFactBits + kShapeBits;  // with fewer buckets a tag would not fit
  static constexpr int kMostBits = 40;

  // As large as fits, a power of two; at least 8 MiB.
  explicit Table(std::size_t bytes) {
    while (bytes_for(bits_ + 1) <= bytes && bits_ < kMostBits) ++bits_;
    memory_ = Memory(bytes_for(bits_));
    entries_ = static_cast<Entry*>(memory_.start());
  }

  std::size_t bytes() const { return bytes_for(bits_); }

  // The place of one position.
  class Slot {
   public:
    Facts probe() const {
      for (int i = 0; i < kEntries; ++i) {
        const std::uint64_t entry = load(i);
        if ((entry & ~kFactMask) == tag_) return static_cast<Facts>(entry & kFactMask);
      }
      return 0;
    }

    void store(Facts facts) const {
      int victim = 0;
      for (int i = 0; i < kEntries; ++i) {
        const std::uint64_t entry = load(i);
        if (entry == 0) return bucket_[i].store(tag_ | facts, std::memory_order_relaxed);
        if ((entry & ~kFactMask) == tag_)
          return bucket_[i].store(entry | facts, std::memory_order_relaxed);
        // The shape stands in the highest bits; one with more pieces costs less to search again.
        if (entry > load(victim)) victim = i;
      }
      bucket_[victim].store(tag_ | facts, std::memory_order_relaxed);
    }

    void prefetch() const { __builtin_prefetch(bucket_); }

   private:
    friend class Table;
    Slot(Entry* bucket, std::uint64_t tag) : bucket_(bucket), tag_(tag) {}
    std::uint64_t load(int i) const { return bucket_[i].load(std::memory_order_relaxed); }
    Entry* bucket_;
    std::uint64_t tag_;
  };

  Slot slot(Key key) const {
    const std::uint64_t mixed = mix(key.boards) ^ mix(key.shape + 0x9E3779B97F4A7C15u);
    const std::uint64_t rest = mixed << bits_ >> bits_;
    const std::uint64_t tag =
        std::uint64_t{key.shape} << (64 - kShapeBits) | rest << kFactBits;
    return Slot(&entries_[(mixed >> (64 - bits_)) * kEntries], tag);
  }

 private:
  static constexpr std::uint64_t kFactMask = (1u << kFactBits) - 1;

  // A bijection on 64 bits (xor-shifts and odd multiplications), so that nothing is lost.
  static constexpr std::uint64_t mix(std::uint64_t x) {
    x ^= x >> 32;
    x *= 0xD6E8FEB86659FD93u;
    x ^= x >> 32;
    x *= 0xD6E8FEB86659FD93u;
    return x ^ x >> 32;
  }

  static std::size_t bytes_for(int bits) { return (std::size_t{kEntries} << bits) * sizeof(Entry); }

  int bits_ = kLeastBits;
  Memory memory_;
  Entry* entries_;
};

}  // namespace fourfold
