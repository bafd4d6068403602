// Marks and ranges for a profiler: on the CPU nothing records them.

#ifndef ROCTX_H_
#define ROCTX_H_ 1

#include <stdint.h>

#define ROCTX_VERSION_MAJOR 4
#define ROCTX_VERSION_MINOR 1
#define roctxMark(message) roctxMarkA(message)
#define roctxRangePush(message) roctxRangePushA(message)
#define roctxRangeStart(message) roctxRangeStartA(message)

#ifdef __cplusplus
extern "C" {
#endif

typedef uint64_t roctx_range_id_t;

uint32_t roctx_version_major();
uint32_t roctx_version_minor();
void roctxMarkA(const char* message);
// Both return how many ranges of the thread are around the one that begins or ends, or a negative number.
int roctxRangePushA(const char* message);
int roctxRangePop();
roctx_range_id_t roctxRangeStartA(const char* message);
void roctxRangeStop(roctx_range_id_t id);

#ifdef __cplusplus
}
#endif

#endif
