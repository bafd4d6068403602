#include "../generated/cusolver.h"
