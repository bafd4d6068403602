#if __has_include(<hip/hip_fp8.h>)
#include <hip/hip_fp8.h>
#endif
#if defined __has_include && __has_include("hipcub/hipcub.hpp")
#include_next <hipcub/hipcub.hpp>
#endif
