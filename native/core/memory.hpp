// A large piece of zeroed memory that costs nothing until it is touched, on huge pages where the system has them.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <new>
#include <utility>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace fourfold {

class Memory {
 public:
  Memory() = default;
  explicit Memory(std::size_t bytes) : bytes_(bytes) {
#if defined(__linux__)
    void* const got = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (got == MAP_FAILED) throw std::bad_alloc();
    // Small pages would cost a fault for every few entries, and an address look-up for every probe.
    madvise(got, bytes, MADV_HUGEPAGE);
    start_ = got;
#else
    start_ = std::calloc(bytes, 1);
    if (!start_) throw std::bad_alloc();
#endif
  }
  Memory(Memory&& other) noexcept { swap(other); }
  Memory& operator=(Memory&& other) noexcept {
    swap(other);
    return *this;
  }
  ~Memory() {
#if defined(__linux__)
    if (start_) munmap(start_, bytes_);
#else
    std::free(start_);
#endif
  }

  void* start() const { return start_; }

 private:
  void swap(Memory& other) {
    std::swap(start_, other.start_);
    std::swap(bytes_, other.bytes_);
  }
  void* start_ = nullptr;
  std::size_t bytes_ = 0;
};

}  // namespace fourfold
