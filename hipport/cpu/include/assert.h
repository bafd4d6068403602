// assert() in kernels: ends the launch with a message that names the thread. May be included again, with another NDEBUG.

#include "hipport_cpu/here.h"

#undef assert
#if defined(NDEBUG)
#define assert(...) ((void)0)
#else
#define assert(...)                    \
    ((__VA_ARGS__) ? static_cast<void>(0) \
                   : (hipport_cpu::tell_thread(),  \
                      hipport_cpu_assertion_failed(#__VA_ARGS__, __FILE__, __LINE__, __func__)))
#endif
#if !defined(__cplusplus) && !defined(static_assert)
#define static_assert _Static_assert
#endif
