#include "../generated/nvjitlink.h"
