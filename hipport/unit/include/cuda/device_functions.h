#include "../generated/device.h"
