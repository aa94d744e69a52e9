// JSON as text. JSON is written here and never read.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fourfold {

using Text = std::string_view;

inline void print_json(std::string& json, Text text) {
  json += '"';
  for (const char letter : text) {
    if (letter == '"' || letter == '\\') json += '\\';
    if (static_cast<unsigned char>(letter) >= ' ') {
      json += letter;
      continue;
    }
    json.append("\\u00").append(1, letter < 16 ? '0' : '1').append(1, "0123456789abcdef"[letter & 15]);
  }
  json += '"';
}

inline std::string print_json(const std::vector<std::string>& texts) {
  std::string json;
  for (const std::string& text : texts) {
    json += json.empty() ? '[' : ',';
    print_json(json, text);
  }
  return json.empty() ? "[]" : json + "]";
}

class JsonObject {
 public:
  JsonObject& add(Text name, Text text) {
    print_json(key(name), text);
    return *this;
  }
  JsonObject& add(Text name, int number) { return add_json(name, std::to_string(number)); }
  JsonObject& add(Text name, const std::vector<std::string>& texts) { return add_json(name, print_json(texts)); }
  JsonObject& add_json(Text name, Text json) {
    key(name).append(json);
    return *this;
  }
  // A text, or null for none.
  JsonObject& add_or_null(Text name, Text text) { return text.empty() ? add_json(name, "null") : add(name, text); }
  std::string json() const { return "{" + fields_ + "}"; }

 private:
  std::string& key(Text name) {
    if (!fields_.empty()) fields_ += ',';
    print_json(fields_, name);
    return fields_.append(":");
  }

  std::string fields_;
};

}  // namespace fourfold
