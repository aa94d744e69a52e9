// Opening tables: what is known of every position with few pieces placed, without a piece in hand. A table of
// values has, for every position with at most `placed` pieces, the value in two bits; a table of wins has, for every position
// with exactly `placed` pieces, one bit: whether the giver wins.
//
// The positions themselves are not stored. Each has three places in an array of small cells, by three hashes of its
// canonical key, and what is known of it is the exclusive or of the three. The cells are chosen, once, so that this comes out right for
// every position of the table (that takes 1.23 cells per position, and peeling finds them). A position that is not in the table
// would get a meaningless value, so only ask for those that are: few pieces and no completed line.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

#include "../rules/board.hpp"
#include "transposition.hpp"

namespace fourfold {

// For the giver.
enum class Verdict : std::uint8_t { kLoss = 0, kDraw = 1, kWin = 2 };

class Openings {
 public:
  enum class Kind : std::uint8_t { kValues, kWins };

  // From what `build` made. Raises std::invalid_argument if it is not that.
  explicit Openings(std::string data) : data_(std::move(data)) {
    if (!is_whole(data_)) throw std::invalid_argument("no opening table, or a damaged one");
    kind_ = kind_of(data_);
    placed_ = byte(4);
    rules_ = {static_cast<Values>(byte(5)), byte(6) != 0, static_cast<Owned>(byte(7))};
    seed_ = number(data_, 8, 8);
    third_ = static_cast<std::uint32_t>(number(data_, 16, 4));
  }

  // Whether these bytes can be a table.
  static bool is_whole(const std::string& data) {
    if (data.size() < kHeader) return false;
    if (data.compare(0, 4, magic(Kind::kValues)) != 0 && data.compare(0, 4, magic(Kind::kWins)) != 0) return false;
    const std::uint64_t third = number(data, 16, 4);
    return data[4] >= 0 && data[4] <= 16 && data[7] >= 0 && data[7] <= 2 && third > 0 &&
           data.size() == kHeader + (3 * third * bits(kind_of(data)) + 7) / 8;
  }

  // Whether it answers for these rules: the same, or set apart by nothing but which of the whole traits count.
  bool suits(const Rules& rules) const {
    if (rules == rules_) return true;
    const bool owned = rules_.owned != Owned::kFree;
    if (rules.squares != rules_.squares || owned != (rules.owned != Owned::kFree)) return false;
    if (!whole_traits(rules.counted) || !whole_traits(rules_.counted)) return false;
    // An owned colour is no trait like the others.
    return std::popcount(rules.counted) == std::popcount(rules_.counted) &&
           (!owned || (rules.counted & 3) == (rules_.counted & 3));
  }

  // Whether of each trait both values count, or none.
  static bool whole_traits(Values counted) { return (counted >> 1 & 0x55) == (counted & 0x55); }

  Kind kind() const { return kind_; }
  int placed() const { return placed_; }
  const Rules& rules() const { return rules_; }

  // Of a table of values.
  Verdict value(Key key) const { return static_cast<Verdict>(at(key)); }
  // Of a table of wins.
  bool is_won(Key key) const { return at(key) != 0; }

  // Keys must differ. Tries seeds until one works, which the first or second does.
  static std::string build(Kind kind, const Rules& rules, int placed, const std::vector<Key>& keys,
                           const std::vector<Verdict>& values) {
    const auto third = static_cast<std::uint32_t>(keys.size() * 41 / 100 + 11);
    for (std::uint64_t seed = 1;; ++seed) {
      std::vector<std::uint8_t> cells(3u * third);
      if (!choose(keys, values, seed, third, cells)) continue;
      std::string data(magic(kind));
      data += static_cast<char>(placed);
      data += static_cast<char>(rules.counted);
      data += static_cast<char>(rules.squares);
      data += static_cast<char>(rules.owned);
      for (int i = 0; i < 8; ++i) data += static_cast<char>(seed >> (8 * i));
      for (int i = 0; i < 4; ++i) data += static_cast<char>(third >> (8 * i));
      const std::size_t in_a_byte = 8 / bits(kind);
      for (std::size_t i = 0; i < cells.size(); i += in_a_byte) {
        unsigned packed = 0;
        for (std::size_t j = i; j < std::min(i + in_a_byte, cells.size()); ++j)
          packed |= cells[j] << (bits(kind) * (j - i));
        data += static_cast<char>(packed);
      }
      return data;
    }
  }

 private:
  static constexpr std::size_t kHeader = 20;
  static constexpr const char* magic(Kind kind) { return kind == Kind::kValues ? "FFO1" : "FFW1"; }
  static constexpr unsigned bits(Kind kind) { return kind == Kind::kValues ? 2 : 1; }
  static Kind kind_of(const std::string& data) { return data[2] == 'W' ? Kind::kWins : Kind::kValues; }

  unsigned at(Key key) const {
    const auto cells = places(key, seed_, third_);
    return cell(cells[0]) ^ cell(cells[1]) ^ cell(cells[2]);
  }

  static std::uint64_t mix(std::uint64_t x) {
    x ^= x >> 33;
    x *= 0xFF51AFD7ED558CCDu;
    x ^= x >> 33;
    x *= 0xC4CEB9FE1A85EC53u;
    return x ^ x >> 33;
  }

  // One place in each third of the array.
  static std::array<std::uint32_t, 3> places(Key key, std::uint64_t seed, std::uint32_t third) {
    const std::uint64_t first = mix(key.boards + seed * 0x9E3779B97F4A7C15u + key.shape);
    const std::uint64_t second = mix(first ^ std::uint64_t{key.shape} << 32 ^ seed);
    const auto within = [third](std::uint64_t hash) {
      return static_cast<std::uint32_t>((hash & 0xFFFFFFFF) * third >> 32);
    };
    return {within(first), third + within(first >> 32), 2 * third + within(second)};
  }

  // Peel: a cell that only one position uses can be set last, for that position alone. False if some never peel.
  static bool choose(const std::vector<Key>& keys, const std::vector<Verdict>& values, std::uint64_t seed,
                     std::uint32_t third, std::vector<std::uint8_t>& cells) {
    std::vector<std::uint32_t> uses(cells.size()), sum(cells.size());
    for (std::uint32_t i = 0; i < keys.size(); ++i)
      for (std::uint32_t place : places(keys[i], seed, third)) {
        ++uses[place];
        sum[place] ^= i;
      }
    std::vector<std::uint32_t> alone;
    for (std::uint32_t place = 0; place < cells.size(); ++place)
      if (uses[place] == 1) alone.push_back(place);
    std::vector<std::pair<std::uint32_t, std::uint32_t>> order;  // position, its own cell
    while (!alone.empty()) {
      const std::uint32_t own = alone.back();
      alone.pop_back();
      if (uses[own] != 1) continue;
      const std::uint32_t i = sum[own];
      order.emplace_back(i, own);
      for (std::uint32_t place : places(keys[i], seed, third)) {
        --uses[place];
        sum[place] ^= i;
        if (uses[place] == 1) alone.push_back(place);
      }
    }
    if (order.size() != keys.size()) return false;
    for (auto at = order.rbegin(); at != order.rend(); ++at) {
      unsigned value = static_cast<unsigned>(values[at->first]);
      for (std::uint32_t place : places(keys[at->first], seed, third))
        if (place != at->second) value ^= cells[place];
      cells[at->second] = static_cast<std::uint8_t>(value);
    }
    return true;
  }

  unsigned byte(std::size_t at) const { return static_cast<unsigned char>(data_[at]); }
  static std::uint64_t number(const std::string& data, std::size_t at, int bytes) {
    std::uint64_t result = 0;
    for (int i = bytes - 1; i >= 0; --i) result = result << 8 | static_cast<unsigned char>(data[at + i]);
    return result;
  }
  unsigned cell(std::uint32_t at) const {
    if (kind_ == Kind::kWins) return byte(kHeader + at / 8) >> at % 8 & 1;
    return byte(kHeader + at / 4) >> (2 * (at % 4)) & 3;
  }

  std::string data_;
  Kind kind_;
  int placed_;
  Rules rules_;
  std::uint64_t seed_;
  std::uint32_t third_;
};

}  // namespace fourfold
