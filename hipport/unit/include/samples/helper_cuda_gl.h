#include "sample_cuda.h"
