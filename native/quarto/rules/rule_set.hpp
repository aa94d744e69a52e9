// Rule sets of Quarto as text: what is played, its rules string, and the reader of such strings, which refuses what Python
// refuses.
#pragma once

#include "notation.hpp"

namespace fourfold {

constexpr Text kTraitNames[kTraits] = {"colour", "height", "shape", "body"};
constexpr Text kValueNames[16] = {"light", "dark", "tall", "short", "round",   "square", "solid",  "hollow",
                                  "red",   "blue", "big",  "small", "pointed", "flat",   "dotted", "plain"};
constexpr Text kPresets[3] = {"classic", "mushrooms", "danish"};
constexpr int kDanish = 2;
constexpr Text kOptions[10] = {
    "squares", "traits", "values", "owned", "owned-dark", "free", "players", "referee", "lose-on-false-call", "turn"};

struct RuleSet {
  GameRules game;
  int preset = 0;
  int turn_seconds = 0;  // 0 for no clock

  bool is_danish() const { return preset == kDanish; }
};

inline std::string print_rules(const RuleSet& rules) {
  std::string text(kPresets[rules.preset]);
  const GameRules& game = rules.game;
  const auto add = [&](Text option) { text.append("+").append(option); };
  if (game.squares) add("squares");
  if (game.counted != 0xFF) {
    const bool whole = (game.counted & 0x55) == (game.counted >> 1 & 0x55);
    add(whole ? "traits" : "values");
    char mark = ':';
    for (int number = 0; number < (whole ? kTraits : 8); ++number) {
      if (!(game.counted >> (whole ? 2 * number : number) & 1)) continue;
      text.append(1, mark).append(whole ? kTraitNames[number] : kValueNames[number]);
      mark = ',';
    }
  }
  if (game.owned != (rules.is_danish() ? Owned::kLight : Owned::kFree))
    add(game.owned == Owned::kFree ? "free" : game.owned == Owned::kLight ? "owned" : "owned-dark");
  if (game.referee) add("referee");
  if (game.lose_on_false_call) add("lose-on-false-call");
  if (rules.turn_seconds) text.append("+turn:").append(std::to_string(rules.turn_seconds));
  return text;
}

// The bits of a choice of names, each once; 0 if it is none. A name's number counts modulo ``modulus``.
template <std::size_t kNames>
unsigned read_choice(Text text, const Text (&names)[kNames], unsigned modulus) {
  unsigned chosen = 0;
  for (const Text part : split(text, ',')) {
    const auto found = std::find(names, names + kNames, part) - names;
    const unsigned one = 1u << static_cast<unsigned>(found) % modulus;
    if (found == kNames || chosen & one) return 0;
    chosen |= one;
  }
  return chosen;
}

inline std::optional<RuleSet> read_rules(Text text) {
  enum { kSquaresOption, kTraitsOption, kValues, kOwned, kOwnedDark, kFreeColours, kPlayers, kReferee, kLose, kTurn };
  const auto parts = split(text, '+');
  RuleSet rules;
  rules.preset = static_cast<int>(std::find(kPresets, kPresets + 3, parts[0]) - kPresets);
  if (rules.preset == 3) return {};
  GameRules& game = rules.game;
  if (rules.is_danish()) game.owned = Owned::kLight, game.expiry = 2;
  unsigned seen = 0;
  for (std::size_t i = 1; i < parts.size(); ++i) {
    const auto colon = parts[i].find(':');
    const Text value = colon == Text::npos ? Text() : parts[i].substr(colon + 1);
    const auto option = std::find(kOptions, kOptions + 10, parts[i].substr(0, colon)) - kOptions;
    if (option == 10 || seen >> option & 1) return {};
    seen |= 1u << option;
    const bool takes_value = option == kTraitsOption || option == kValues || option == kTurn;
    if (takes_value != (colon != Text::npos)) return {};
    switch (option) {
      case kSquaresOption: game.squares = true; break;
      case kTraitsOption: {
        const unsigned traits = read_choice(value, kTraitNames, kTraits);
        if (!traits) return {};
        game.counted = 0;
        for (int trait = 0; trait < kTraits; ++trait)
          if (traits >> trait & 1) game.counted |= static_cast<Values>(3 << 2 * trait);
        break;
      }
      case kValues:
        game.counted = static_cast<Values>(read_choice(value, kValueNames, 8));
        if (!game.counted) return {};
        break;
      case kOwned: game.owned = Owned::kLight; break;
      case kOwnedDark: game.owned = Owned::kDark; break;
      case kFreeColours: game.owned = Owned::kFree; break;
      case kReferee: game.referee = true; break;
      case kLose: game.lose_on_false_call = true; break;
      case kTurn:
        if (value.empty() || value.size() > 6 || value[0] == '0') return {};
        for (const char digit : value) {
          if (digit < '0' || digit > '9') return {};
          rules.turn_seconds = 10 * rules.turn_seconds + digit - '0';
        }
        break;
      default: break;
    }
  }
  // What contradicts itself.
  for (const unsigned one_of :
       {1u << kTraitsOption | 1u << kValues, 1u << kOwned | 1u << kOwnedDark | 1u << kFreeColours,
        1u << kPlayers | 1u << kReferee, 1u << kLose | 1u << kReferee})
    if (std::popcount(seen & one_of) > 1) return {};
  return rules;
}

}  // namespace fourfold
