// What a person notices on a Quarto board: how likely each threat, and each line that can be called, is seen.
//
// Lives here: what makes a threat easy to notice. Does not live here: the chance of noticing something of this ease
// (../../core/chance.hpp), the threats (hints.hpp), and what somebody does about them (levels.hpp, perfect.hpp).
#pragma once

#include "../../core/chance.hpp"
#include "hints.hpp"

namespace fourfold {

// Ease in hundredths.
constexpr int kEaseDiagonal = -70;
constexpr int kEaseTwoByTwo = -110;                        // people look for lines
constexpr int kEaseOfTrait[kTraits] = {0, -30, -60, -90};  // colour is seen first, then height, shape and body
constexpr int kEaseJustTouched[] = {100, 50};              // a line with the piece placed last, or the one before
constexpr int kEasePerPiece = -8;                          // clutter, for each piece on the board beyond four
constexpr int kEasePerRival = -12;                         // each other threat that competes for attention
constexpr int kUnclutteredPieces = 4;

// A player's keenness, and the squares of a board in the order in which they were filled.
struct Look {
  int keenness;  // in hundredths of ease
  const std::vector<std::uint8_t>& trail;
  int placed;
};

// The chance that somebody notices a value that a line has in common; rivals are the other things to be noticed.
inline Chance chance_to_notice(const Look& look, int line, Values value, int rivals) {
  if (look.keenness >= kSeesAll) return kCertain;
  int ease = look.keenness + kEaseOfTrait[std::countr_zero(value) / 2];
  ease += line < 8 ? 0 : line < 10 ? kEaseDiagonal : kEaseTwoByTwo;
  for (std::size_t ago = 0; ago < std::size(kEaseJustTouched) && ago < look.trail.size(); ++ago)
    if (kLines[line] & bit(look.trail[look.trail.size() - 1 - ago])) {
      ease += kEaseJustTouched[ago];
      break;
    }
  ease += kEasePerPiece * std::max(0, look.placed - kUnclutteredPieces) + kEasePerRival * rivals;
  return chance_of_ease(ease);
}

// Returns the threats that the player notices this time.
inline std::vector<Threat> noticed(const Look& look, const std::vector<Threat>& there, Random& random) {
  const int rivals = static_cast<int>(there.size()) - 1;
  std::vector<Threat> seen;
  for (const Threat& threat : there)
    if (happens(chance_to_notice(look, threat.line, threat.value, rivals), random)) seen.push_back(threat);
  return seen;
}

// The chance that somebody overlooks every threat that a piece fits.
inline Chance chance_to_overlook(const Look& look, const std::vector<Threat>& there, int piece) {
  int rivals = -1;
  for (const Threat& threat : there) rivals += threat.fits(piece);
  Chance missed = kCertain;
  for (const Threat& threat : there)
    if (threat.fits(piece)) missed = both(missed, kCertain - chance_to_notice(look, threat.line, threat.value, rivals));
  return missed;
}

}  // namespace fourfold
