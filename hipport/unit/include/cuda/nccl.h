#include "../generated/nccl.h"
