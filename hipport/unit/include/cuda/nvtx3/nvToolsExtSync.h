#include "../../generated/nvtx.h"
