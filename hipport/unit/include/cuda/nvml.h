#include "../generated/nvml.h"
