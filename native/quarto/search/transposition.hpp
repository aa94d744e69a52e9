// The transposition table: what is known of positions without a piece in hand, exact, shared by threads.
//
// A position's canonical form is 64 bits of boards and the number of its shape. The boards are mixed by a
// bijection; its top bits choose the bucket and the rest, with the shape, is the tag. So an entry stands for one
// position and no other: there are no false hits, and what the search says is proof.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <utility>

#include "../../core/memory.hpp"

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

class TranspositionTable {
  using Entry = std::atomic<std::uint64_t>;

 public:
  static constexpr int kEntries = 4;  // a bucket is half a cache line
  static constexpr int kFactBits = 4;
  static constexpr int kShapeBits = 14;                      // there are at most 8548 shapes
  static constexpr int kLeastBits = kFactBits + kShapeBits;  // with fewer buckets a tag would not fit
  static constexpr int kMostBits = 40;

  // Of at most this number of bytes, a power of two and at least 8 MiB. A growing table starts at that and becomes larger as it
  // fills: touching a large one costs more than a short search. Only for a single thread.
  TranspositionTable(std::size_t bytes, bool growing) {
    while (bytes_for(most_bits_ + 1) <= bytes && most_bits_ < kMostBits) ++most_bits_;
    allocate(growing ? kLeastBits : most_bits_);
  }

  // What it may grow to.
  std::size_t bytes() const { return bytes_for(most_bits_); }

  Facts probe(Key key) const { return slot(key).probe(); }

  void store(Key key, Facts facts) {
    if (slot(key).store(facts) && bits_ < most_bits_ && ++filled_ > (std::size_t{kEntries} << bits_) / 2) grow();
  }

 private:
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

    // True if it took an empty place.
    bool store(Facts facts) const {
      int victim = 0;
      for (int i = 0; i < kEntries; ++i) {
        const std::uint64_t entry = load(i);
        if (entry == 0 || (entry & ~kFactMask) == tag_) {
          bucket_[i].store(tag_ | (entry & kFactMask) | facts, std::memory_order_relaxed);
          return entry == 0;
        }
        // The shape stands in the highest bits; one with more pieces costs less to search again.
        if (entry > load(victim)) victim = i;
      }
      bucket_[victim].store(tag_ | facts, std::memory_order_relaxed);
      return false;
    }

    Slot(Entry* bucket, std::uint64_t tag) : bucket_(bucket), tag_(tag) {}

   private:
    std::uint64_t load(int i) const { return bucket_[i].load(std::memory_order_relaxed); }
    Entry* bucket_;
    std::uint64_t tag_;
  };

  Slot slot(Key key) const { return slot(mix(key.boards) ^ mix(key.shape + 0x9E3779B97F4A7C15u), key.shape); }

  Slot slot(std::uint64_t mixed, std::uint64_t shape) const {
    const std::uint64_t rest = mixed << bits_ >> bits_;
    const std::uint64_t tag = shape << (64 - kShapeBits) | rest << kFactBits;
    return Slot(&entries_[(mixed >> (64 - bits_)) * kEntries], tag);
  }

  void allocate(int bits) {
    bits_ = bits;
    memory_ = Memory(bytes_for(bits_));
    entries_ = static_cast<Entry*>(memory_.start());
    filled_ = 0;
  }

  // Eight times as large. A bucket's number and a tag are the whole position, so every entry finds its new place.
  void grow() {
    const Memory old = std::move(memory_);
    const auto* entries = static_cast<const Entry*>(old.start());
    const int bits = bits_;
    memory_ = Memory();
    allocate(std::min(bits + 3, most_bits_));
    for (std::uint64_t i = 0; i < std::uint64_t{kEntries} << bits; ++i) {
      const std::uint64_t entry = entries[i].load(std::memory_order_relaxed);
      if (entry == 0) continue;
      const std::uint64_t rest = entry << kShapeBits >> (kShapeBits + kFactBits);
      const std::uint64_t mixed = i / kEntries << (64 - bits) | rest;
      filled_ += slot(mixed, entry >> (64 - kShapeBits)).store(static_cast<Facts>(entry & kFactMask));
    }
  }

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

  int bits_ = kLeastBits, most_bits_ = kLeastBits;
  std::size_t filled_ = 0;
  Memory memory_;
  Entry* entries_ = nullptr;
};

}  // namespace fourfold
