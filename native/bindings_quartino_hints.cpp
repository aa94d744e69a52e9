// Hints of Quartino for Python, as a part of the module in bindings.cpp.
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "bindings_quartino.hpp"
#include "quartino/study/hint.hpp"
#include "quartino_views.hpp"

namespace nb = nanobind;
using namespace fourfold;

void bind_quartino_hints(nb::module_& module) {
  // The hint for the seat to act, in JSON; with another deck than the standard one, the move is that of a search for any deck.
  module.def(
      "quartino_hint",
      [](const quartino::Player& strong, const quartino::ViewTexts& view) {
        return print_hint(strong, quartino::Seen(view));
      },
      nb::arg("strong"), nb::arg("view"), nb::call_guard<nb::gil_scoped_release>());
}
