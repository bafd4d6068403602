#include "../generated/cudnn.h"
