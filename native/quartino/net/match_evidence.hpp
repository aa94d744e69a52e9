// What an attentive player remembers of a match of Quartino.
#pragma once

#include "evidence.hpp"
#include "../rules/match.hpp"

namespace fourfold::quartino {

inline Evidence evidence_of(const Match& match) {
  const auto& events = match.events();
  Evidence evidence = Evidence::start(events.empty() ? match.game() : events[0].before.game);
  for (std::size_t i = 0; i < events.size(); ++i)
    evidence.see(events[i].before.game, i + 1 < events.size() ? events[i + 1].before.game : match.game());
  return evidence;
}

}  // namespace fourfold::quartino
