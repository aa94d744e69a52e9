// What goes wrong, as Python's errors say it (games/errors.py): a code and what its sentence names, in JSON.
#pragma once

#include <string>
#include <vector>

#include "json.hpp"

namespace fourfold {

// The characters of UTF-8; bytes that are none stand for themselves.
inline std::vector<Text> characters_of(Text text) {
  std::vector<Text> characters;
  while (!text.empty()) {
    std::size_t length = 1;
    if (static_cast<unsigned char>(text[0]) >= 0xC0)
      while (length < text.size() && length < 4 && (text[length] & 0xC0) == 0x80) ++length;
    characters.push_back(text.substr(0, length));
    text.remove_prefix(length);
  }
  return characters;
}

// What somebody wrote, fit for a sentence: as Python's `quote`, but that all beyond ASCII counts as printable.
inline std::string quote(Text text) {
  constexpr std::size_t kLongest = 40;
  const auto characters = characters_of(text);
  std::string shown(text);
  if (characters.size() > kLongest) {
    shown.clear();
    for (std::size_t i = 0; i < kLongest - 2; ++i) shown.append(characters[i]);
    shown.append("…").append(characters.back());
  }
  const bool is_double = shown.find('\'') != Text::npos && shown.find('"') == Text::npos;
  const char mark = is_double ? '"' : '\'';
  std::string quoted(1, mark);
  for (const char letter : shown) {
    if (letter == mark || letter == '\\') quoted += '\\';
    const auto code = static_cast<unsigned char>(letter);
    if (code >= ' ' && code != 0x7F) quoted += letter;
    else if (letter == '\t' || letter == '\n' || letter == '\r')
      quoted.append(letter == '\t' ? "\\t" : letter == '\n' ? "\\n" : "\\r");
    else quoted.append("\\x").append(1, "01234567"[code >> 4]).append(1, "0123456789abcdef"[code & 15]);
  }
  return quoted + mark;
}

struct Refusal {
  Text code = {};  // none if nothing is wrong
  JsonObject params = {};

  explicit operator bool() const { return !code.empty(); }
  std::string json() const {
    return code.empty() ? "" : JsonObject().add("code", code).add_json("params", params.json()).json();
  }
};

// About a text that cannot be read.
inline Refusal misread(Text code, Text got) { return {code, JsonObject().add("got", quote(got))}; }

}  // namespace fourfold
