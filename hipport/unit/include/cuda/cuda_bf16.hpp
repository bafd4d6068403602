#include "../generated/bf16.h"
