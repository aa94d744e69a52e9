// The parts of the Python module that bindings_quartino.cpp and the files bindings_quartino_*.cpp have.
#pragma once

#include <nanobind/nanobind.h>

void bind_quartino(nanobind::module_& module);
void bind_quartino_hints(nanobind::module_& module);
void bind_quartino_puzzles(nanobind::module_& module);
void bind_quartino_rollouts(nanobind::module_& module);
