#include <cuda.h>
#include <cuda_runtime.h>

const char *name(cudaError_t error) { return cudaGetErrorName(error); }
const char *name(CUresult) {
  return "driver";
}

inline bool is_good(cudaError_t e) { return e == cudaSuccess; }
// The same in other words.
inline bool is_good(const CUresult e) { return e == CUDA_SUCCESS; }

namespace checks {
struct Check {
  void operator()(cudaError_t e, const char *file, int line = 0) const { (void)e; }
  void operator()(CUresult e, const char *file, int line = 0) const { (void)e; }
};

template <class T> struct Traits;
template <> struct Traits<cudaError_t> { static const int id = 1; };
template <> struct Traits<CUresult> { static const int id = 2; };

template <class T> int code(T);
template <> inline int code<cudaError_t>(cudaError_t e) { return e; }
template <> inline int code<CUresult>(CUresult e) { return e; }
}  // namespace checks

// Other scopes, other types.
namespace other {
const char *name(CUresult) { return "other"; }
}
static int both(cudaError_t, CUresult) { return 1; }
static int both(CUresult, int) { return 2; }

int main() {
  checks::Check()(cudaSuccess, __FILE__);
  return is_good(cudaSuccess) && name(CUDA_SUCCESS) ? both(cudaSuccess, 1) + checks::code(CUDA_SUCCESS) : 0;
}
