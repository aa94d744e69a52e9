// What the cores for the browser share: texts that go through one buffer, and what the libraries would import.
//
// The page writes a text into the buffer and passes its length; a function that answers with a text leaves it there and
// returns its length, or -1 if the text is too long.
#pragma once

#include <cstdlib>
#include <cstring>
#include <ctime>
#include <string>

#include "core/json.hpp"

#define EXPORT(name) extern "C" __attribute__((export_name(#name)))

// What the libraries would import or cannot do here. Whatever throws ends the instance.
extern "C" int clock_gettime(clockid_t, timespec* now) {
  *now = {};
  return 0;
}
extern "C" void* __cxa_allocate_exception(std::size_t) noexcept { std::abort(); }
extern "C" void __cxa_throw(void*, void*, void (*)(void*)) { std::abort(); }

namespace fourfold {

constexpr int kMostText = 1 << 16;
inline char buffer[kMostText];

inline Text read(int length) {
  if (length < 0 || length > kMostText) std::abort();
  return {buffer, static_cast<std::size_t>(length)};
}

inline int answer(Text text) {
  if (text.size() > kMostText) return -1;
  std::memcpy(buffer, text.data(), text.size());
  return static_cast<int>(text.size());
}

// What came of trying a move, in JSON: the event and the refusal, either of which may be null. A false call has both.
template <typename Attempt>
int answer_attempt(const Attempt& found) {
  JsonObject answered;
  answered.add_or_null("event", found.event);
  answered.add_json("refusal", found.refusal ? found.refusal.json() : "null");
  return answer(answered.json());
}

// A seed of two numbers, as a browser passes it.
inline std::uint64_t seed_of(int high, int low) {
  return std::uint64_t{static_cast<std::uint32_t>(high)} << 32 | static_cast<std::uint32_t>(low);
}

}  // namespace fourfold

EXPORT(text) char* text() { return fourfold::buffer; }
EXPORT(text_size) int text_size() { return fourfold::kMostText; }
