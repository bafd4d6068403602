#include "../generated/nvrtc.h"
