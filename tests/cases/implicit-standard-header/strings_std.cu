//+ #include <cstring>  // HP123@1
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

#include <vector>

bool same(const std::vector<float> &a, const float *b) { return std::memcmp(a.data(), b, a.size() * 4) == 0; }
size_t length(const char *s) { return strlen(s); }
int main() { return same({}, nullptr) && length("") == 0 ? 0 : 1; }
