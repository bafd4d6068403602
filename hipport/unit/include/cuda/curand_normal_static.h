#include "../generated/curand_device.h"
