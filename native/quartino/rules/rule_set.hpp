// Rule sets of Quartino as text: what is played, its rules string, and the reader of such strings, which refuses what
// Python refuses.
#pragma once

#include <optional>
#include <string>

#include "../../core/words.hpp"
#include "game.hpp"

namespace fourfold::quartino {

constexpr std::uint32_t kUsualTurnLimit = 200;

struct RuleSet {
  GameRules game;        // the number of seats there is the table's
  int turn_seconds = 0;  // 0 for no clock
};

inline std::string print_rules(const RuleSet& rules) {
  std::string text = rules.game.situations ? "quartino" : "quartino-first";
  if (rules.game.referee) text += "+referee";
  if (rules.turn_seconds) text.append("+turn:").append(std::to_string(rules.turn_seconds));
  if (rules.game.turn_limit != kUsualTurnLimit) text.append("+turns:").append(std::to_string(rules.game.turn_limit));
  return text;
}

// A number from 1 to 999,999 without leading zeros; 0 if the text is none.
inline int read_number(Text text) {
  if (text.empty() || text.size() > 6 || text[0] == '0') return 0;
  int number = 0;
  for (const char digit : text) {
    if (digit < '0' || digit > '9') return 0;
    number = 10 * number + digit - '0';
  }
  return number;
}

inline std::optional<RuleSet> read_rules(Text text) {
  const auto parts = split(text, '+');
  RuleSet rules;
  if (parts[0] != "quartino" && parts[0] != "quartino-first") return {};
  rules.game.situations = parts[0] == "quartino";
  bool has_players = false, has_limit = false;
  for (std::size_t i = 1; i < parts.size(); ++i) {
    const auto colon = parts[i].find(':');
    const Text option = parts[i].substr(0, colon);
    const int number = colon == Text::npos ? 0 : read_number(parts[i].substr(colon + 1));
    if (option == "turn" && number && !rules.turn_seconds) {
      rules.turn_seconds = number;
    } else if (option == "turns" && number && !has_limit) {
      has_limit = true;
      rules.game.turn_limit = static_cast<std::uint32_t>(number);
    } else if ((parts[i] == "referee" || parts[i] == "players") && !has_players && !rules.game.referee) {
      // At most one of the two, and once.
      (parts[i] == "referee" ? rules.game.referee : has_players) = true;
    } else {
      return {};
    }
  }
  return rules;
}

}  // namespace fourfold::quartino
