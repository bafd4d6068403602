#include "../generated/nvtx.h"
