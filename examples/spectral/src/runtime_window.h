#pragma once

#include <string>

// Compiles the kernel `apply_window` for a window given as an expression of the fraction t in [0, 1), for instance
// "0.5f - 0.5f * cosf(6.2831853f * t)". Returns the image, or throws with the compiler's log.
std::string compile_window(const std::string &expression, const std::string &architecture);
