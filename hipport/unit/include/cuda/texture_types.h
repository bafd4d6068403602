#include "../generated/runtime.h"
