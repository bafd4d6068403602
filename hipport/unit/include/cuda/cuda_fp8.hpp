#include "../generated/fp8.h"
