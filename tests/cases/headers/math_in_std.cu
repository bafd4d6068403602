#include <cmath>
#include <cuda_runtime.h>
using std::isnan;
bool good(float x) { return !isnan(x); }
