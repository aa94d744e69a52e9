// What the check programs share: random numbers that are not the core's own, and a failure that ends the program.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>

using Dice = std::mt19937_64;

inline int below(Dice& random, int end) { return static_cast<int>(random() % static_cast<unsigned>(end)); }

[[noreturn]] inline void fail(const std::string& what) {
  std::fprintf(stderr, "%s\n", what.c_str());
  std::exit(1);
}
