#include "../generated/curand.h"
