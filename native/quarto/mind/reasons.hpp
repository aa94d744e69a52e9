// Why a move of Quarto is good or bad: facts that anybody can check on the board, as codes with parameters.
//
// Lives here: the codes, and how a reason is written. Does not live here: which reason a move has (analysis.hpp), and
// sentences: the message catalogues have one for every code, `why-CODE`.
#pragma once

#include "hints.hpp"

namespace fourfold {

enum class ReasonCode : std::uint8_t {
  kCompletesLine,      // square line values
  kGivesWin,           // piece square line values
  kGivesForcedLoss,    // piece reply
  kNoSafePiece,        // square number: of pieces, each of which completes a line
  kForcedLoss,         // square number: of safe pieces, each of which loses
  kMissedLine,         // square line values
  kMissedWin,          // moves number
  kMissedDraw,         // moves number
  kOnlyWin,            //
  kOnlyDraw,           //
  kLostNoSafePiece,    //
  kLost,               //
  kCallsLine,          // line values
  kMissedCallPlacer,   // line values
  kMissedCallOpen,     // line values
  kMissedCallExpired,  // line values
  kCallsUsedUp,        //
  kFalseCall,          //
  kAbandoned,          // seat value: what the position was worth
};

constexpr Text kReasonCodes[] = {
    "completes-line",      "gives-win",     "gives-forced-loss", "no-safe-piece",      "forced-loss",
    "missed-line",         "missed-win",    "missed-draw",       "only-win",           "only-draw",
    "lost-no-safe-piece",  "lost",          "calls-line",        "missed-call-placer", "missed-call-open",
    "missed-call-expired", "calls-used-up", "false-call",        "abandoned",
};

// A reason in JSON: pieces are letters, squares and moves notation, lines four squares, values classic names.
inline std::string print_reason(ReasonCode code, const JsonObject& params = {}) {
  return JsonObject().add("code", kReasonCodes[static_cast<int>(code)]).add_json("params", params.json()).json();
}

inline std::string print_reason(ReasonCode code, const Completion& made, JsonObject params = {}) {
  std::string square;
  print_square(square, made.square);
  return print_reason(
      code, params.add("square", square).add("line", line_name(made.line)).add("values", value_names(made.values)));
}

// About a line that stands on the board.
inline std::string print_reason(ReasonCode code, const Game& game, int line) {
  const Values shared = shared_on(game.rules(), position_of(game), kLines[line]);
  return print_reason(code, JsonObject().add("line", line_name(line)).add("values", value_names(shared)));
}

// About moves that would have been better.
inline std::string print_reason(ReasonCode code, const std::vector<Move>& moves) {
  return print_reason(code,
                      JsonObject().add("moves", print_moves(moves)).add("number", static_cast<int>(moves.size())));
}

}  // namespace fourfold
