#include "../generated/cublaslt.h"
