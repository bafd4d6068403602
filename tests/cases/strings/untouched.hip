// Raw strings, comment openers and quotes inside strings do not confuse what follows.
#include <hip/hip_runtime.h>

const char *a = "// not a comment", *b = "/*", *c = "\"cuda\"", *d = "\\";
const char *e = R"x(" // )" cuda )x";
char f = '"', g = '\'', h = '\\';
hipError_t i = hipSuccess; // */
const char *url = "https://docs.nvidia.com/cuda/index.html"; hipStream_t s;
const char *continued = "one \
two"; hipEvent_t event;
auto separated = 1'000'000; hipEvent_t j;
