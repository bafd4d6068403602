// Raw strings, comment openers and quotes inside strings do not confuse what follows.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

const char *a = "// not a comment", *b = "/*", *c = "\"cuda\"", *d = "\\";
const char *e = R"x(" // )" cuda )x";
char f = '"', g = '\'', h = '\\';
cudaError_t i = cudaSuccess; // */
//> hipError_t i = hipSuccess; // */  // HP101@1 HP101@17
const char *url = "https://docs.nvidia.com/cuda/index.html"; cudaStream_t s;
//> const char *url = "https://docs.nvidia.com/cuda/index.html"; hipStream_t s;  // HP101@62
const char *continued = "one \
two"; cudaEvent_t event;
//> two"; hipEvent_t event;  // HP101@7
auto separated = 1'000'000; cudaEvent_t j;
//> auto separated = 1'000'000; hipEvent_t j;  // HP101@29
