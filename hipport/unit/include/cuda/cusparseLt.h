#include "../generated/cusparselt.h"
