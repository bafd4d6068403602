#include "../generated/cufft.h"
