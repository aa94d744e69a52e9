// The part of the Python module that bindings_quartino.cpp has.
#pragma once

#include <nanobind/nanobind.h>

void bind_quartino(nanobind::module_& module);
