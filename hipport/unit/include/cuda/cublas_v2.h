#include "../generated/cublas.h"
