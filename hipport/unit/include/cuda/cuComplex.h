#include "../generated/complex.h"
