// Parts of texts, as Python's Field has them (games/text.py): between separators, and words between spaces or tabs.
#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

#include "json.hpp"

namespace fourfold {

inline std::vector<Text> split(Text text, char separator) {
  std::vector<Text> parts;
  for (;;) {
    const auto at = text.find(separator);
    parts.push_back(text.substr(0, at));
    if (at == Text::npos) return parts;
    text.remove_prefix(at + 1);
  }
}

inline std::vector<Text> words_of(Text text) {
  std::vector<Text> words;
  for (;;) {
    const auto from = text.find_first_not_of(" \t");
    if (from == Text::npos) return words;
    text.remove_prefix(from);
    const auto to = std::min(text.find_first_of(" \t"), text.size());
    words.push_back(text.substr(0, to));
    text.remove_prefix(to);
  }
}

}  // namespace fourfold
