#include <cmath>
#include <hip/hip_runtime.h>
using std::isnan;
bool good(float x) { return !isnan(x); }
