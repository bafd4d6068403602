#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cuda_runtime.h>
//-  // HP115@1

const char *name(cudaError_t error) { return cudaGetErrorName(error); }
//> const char *name(hipError_t error) { return hipGetErrorName(error); }  // HP101@18 HP101@46
//+ #if !defined(__HIP_PLATFORM_AMD__)  // HP213@1
const char *name(CUresult) {
//~         ^~~~ HP213 warning:
//~   this name and the one in line 4 have the same parameter types in HIP; the second is left out on AMD GPUs
//~   remedy: check that the first one is right for all callers
//> const char *name(hipError_t) {  // HP101@18
  return "driver";
}
//+ #endif  // HP213@1

inline bool is_good(cudaError_t e) { return e == cudaSuccess; }
//> inline bool is_good(hipError_t e) { return e == hipSuccess; }  // HP101@21 HP101@50
// The same in other words.
//+ #if !defined(__HIP_PLATFORM_AMD__)  // HP213@1
inline bool is_good(const CUresult e) { return e == CUDA_SUCCESS; }
//~         ^~~~~~~ HP213 info:
//~   this is_good and the one in line 9 have the same parameter types in HIP; the second is left out on AMD GPUs
//~   remedy: nothing to do: both do the same
//> inline bool is_good(const hipError_t e) { return e == hipSuccess; }  // HP101@27 HP101@53
//+ #endif  // HP213@1

namespace checks {
struct Check {
  void operator()(cudaError_t e, const char *file, int line = 0) const { (void)e; }
//>   void operator()(hipError_t e, const char *file, int line = 0) const { (void)e; }  // HP101@19
//+ #if !defined(__HIP_PLATFORM_AMD__)  // HP213@1
  void operator()(CUresult e, const char *file, int line = 0) const { (void)e; }
//~    ^~~~~~~~ HP213 info:
//~   this operator and the one in line 15 have the same parameter types in HIP; the second is left out on AMD GPUs
//~   remedy: nothing to do: both do the same
//>   void operator()(hipError_t e, const char *file, int line = 0) const { (void)e; }  // HP101@19
//+ #endif  // HP213@1
};

template <class T> struct Traits;
template <> struct Traits<cudaError_t> { static const int id = 1; };
//> template <> struct Traits<hipError_t> { static const int id = 1; };  // HP101@27
//+ #if !defined(__HIP_PLATFORM_AMD__)  // HP213@1
template <> struct Traits<CUresult> { static const int id = 2; };
//~                ^~~~~~ HP213 warning:
//~   this Traits and the one in line 20 have the same parameter types in HIP; the second is left out on AMD GPUs
//~   remedy: check that the first one is right for all callers
//> template <> struct Traits<hipError_t> { static const int id = 2; };  // HP101@27
//+ #endif  // HP213@1

template <class T> int code(T);
template <> inline int code<cudaError_t>(cudaError_t e) { return e; }
//> template <> inline int code<hipError_t>(hipError_t e) { return e; }  // HP101@29 HP101@42
//+ #if !defined(__HIP_PLATFORM_AMD__)  // HP213@1
template <> inline int code<CUresult>(CUresult e) { return e; }
//~                    ^~~~ HP213 info:
//~   this code and the one in line 24 have the same parameter types in HIP; the second is left out on AMD GPUs
//~   remedy: nothing to do: both do the same
//> template <> inline int code<hipError_t>(hipError_t e) { return e; }  // HP101@29 HP101@39
//+ #endif  // HP213@1
}  // namespace checks

// Other scopes, other types.
namespace other {
const char *name(CUresult) { return "other"; }
//> const char *name(hipError_t) { return "other"; }  // HP101@18
}
static int both(cudaError_t, CUresult) { return 1; }
//> static int both(hipError_t, hipError_t) { return 1; }  // HP101@17 HP101@30
static int both(CUresult, int) { return 2; }
//> static int both(hipError_t, int) { return 2; }  // HP101@17

int main() {
  checks::Check()(cudaSuccess, __FILE__);
//>   checks::Check()(hipSuccess, __FILE__);  // HP101@19
  return is_good(cudaSuccess) && name(CUDA_SUCCESS) ? both(cudaSuccess, 1) + checks::code(CUDA_SUCCESS) : 0;
//>   return is_good(hipSuccess) && name(hipSuccess) ? both(hipSuccess, 1) + checks::code(hipSuccess) : 0;  // HP101@18 HP101@39 HP101@60 HP101@91
}
