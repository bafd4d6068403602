#include "names.h"
#include "../../../include/hipport/sample_cuda.h"
