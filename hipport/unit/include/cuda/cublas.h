#include "../generated/cublas_legacy.h"
