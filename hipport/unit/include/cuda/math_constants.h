#include "../generated/math_constants.h"
