// Raw strings, comment openers and quotes inside strings do not confuse what follows.
#include <cuda_runtime.h>

const char *a = "// not a comment", *b = "/*", *c = "\"cuda\"", *d = "\\";
const char *e = R"x(" // )" cuda )x";
char f = '"', g = '\'', h = '\\';
cudaError_t i = cudaSuccess; // */
const char *url = "https://docs.nvidia.com/cuda/index.html"; cudaStream_t s;
const char *continued = "one \
two"; cudaEvent_t event;
auto separated = 1'000'000; cudaEvent_t j;
