// What people say at a table of either game: whose move an event is, the moves that every game has (games/moves.py), and
// how many refused calls a record keeps (games/record.py).
#pragma once

#include <string>

#include "words.hpp"

namespace fourfold {

constexpr int kMaxRefusedInARow = 3;  // after so many refusals in a row no call that changes nothing is recorded
constexpr int kMovesPerTurn = 7;
constexpr int kMaxFalseCalls = 1000;  // events beyond kMovesPerTurn per turn after which such calls are not recorded

struct Said {
  bool has_seat;
  std::string seat;
  Text move;
  bool is_marked;  // with the ? of a refused call
};

// Reads an event as records write it. Without a seat it is of the one to act.
inline Said hear(Text event, const std::string& to_act, bool may_be_marked) {
  auto words = words_of(event);
  Said said{false, to_act, event, false};
  if (!words.empty() && words[0][0] >= 'A' && words[0][0] <= 'Z') {
    said.has_seat = true;
    said.seat = words[0];
    words.erase(words.begin());
  }
  if (may_be_marked && words.size() > 1 && words.back() == "?") {
    said.is_marked = true;
    words.pop_back();
  }
  if (words.empty()) {
    said.move = "";
  } else {
    const Text last = words.back();
    said.move = {words[0].data(), static_cast<std::size_t>(last.data() + last.size() - words[0].data())};
  }
  return said;
}

enum class TableMove { kNone, kResign, kFlag, kAbandon, kOfferDraw, kAccept };

inline TableMove read_table_move(Text text) {
  const auto words = words_of(text);
  const Text verb = words.empty() ? Text() : words[0];
  if (words.size() == 2 && words[1] == "draw")
    return verb == "offer" ? TableMove::kOfferDraw : verb == "accept" ? TableMove::kAccept : TableMove::kNone;
  if (words.size() != 1) return TableMove::kNone;
  return verb == "resign"    ? TableMove::kResign
         : verb == "flag"    ? TableMove::kFlag
         : verb == "abandon" ? TableMove::kAbandon
         : verb == "accept"  ? TableMove::kAccept
                             : TableMove::kNone;
}

inline Text print_table_move(TableMove move) {
  constexpr Text kNames[] = {"", "resign", "flag", "abandon", "offer draw", "accept"};
  return kNames[static_cast<int>(move)];
}

}  // namespace fourfold
