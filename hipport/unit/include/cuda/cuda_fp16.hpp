#include "../generated/fp16.h"
