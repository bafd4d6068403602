// assert() in kernels: ends the launch with a message that names the thread. May be included again, with another NDEBUG.
// In C there are no kernels.

#ifndef __cplusplus
#include_next <assert.h>
#else

#include "hipport_cpu/function_names.h"
#include "hipport_cpu/here.h"

#undef assert
#if defined(NDEBUG)
#define assert(...) ((void)0)
#else
#define assert(...)                    \
    ((__VA_ARGS__) ? static_cast<void>(0) \
                   : (hipport_cpu::tell_thread(),  \
                      hipport_cpu_assertion_failed(#__VA_ARGS__, __FILE__, __LINE__, HIPPORT_CPU_PRETTY_NAME)))
#endif

#endif
