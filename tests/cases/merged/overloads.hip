#include <hip/hip_runtime.h>

const char *name(hipError_t error) { return hipGetErrorName(error); }
#if !defined(__HIP_PLATFORM_AMD__)
const char *name(hipError_t) {
  return "driver";
}
#endif

inline bool is_good(hipError_t e) { return e == hipSuccess; }
// The same in other words.
#if !defined(__HIP_PLATFORM_AMD__)
inline bool is_good(const hipError_t e) { return e == hipSuccess; }
#endif

namespace checks {
struct Check {
  void operator()(hipError_t e, const char *file, int line = 0) const { (void)e; }
#if !defined(__HIP_PLATFORM_AMD__)
  void operator()(hipError_t e, const char *file, int line = 0) const { (void)e; }
#endif
};

template <class T> struct Traits;
template <> struct Traits<hipError_t> { static const int id = 1; };
#if !defined(__HIP_PLATFORM_AMD__)
template <> struct Traits<hipError_t> { static const int id = 2; };
#endif

template <class T> int code(T);
template <> inline int code<hipError_t>(hipError_t e) { return e; }
#if !defined(__HIP_PLATFORM_AMD__)
template <> inline int code<hipError_t>(hipError_t e) { return e; }
#endif
}  // namespace checks

// Other scopes, other types.
namespace other {
const char *name(hipError_t) { return "other"; }
}
static int both(hipError_t, hipError_t) { return 1; }
static int both(hipError_t, int) { return 2; }

int main() {
  checks::Check()(hipSuccess, __FILE__);
  return is_good(hipSuccess) && name(hipSuccess) ? both(hipSuccess, 1) + checks::code(hipSuccess) : 0;
}
