// Headers that do not want to include the runtime repeat its typedefs.
#pragma once
typedef struct ihipStream_t *hipStream_t;
typedef struct ihipEvent_t *hipEvent_t;
struct ihipStream_t;

void wait(hipStream_t stream, hipEvent_t event);
