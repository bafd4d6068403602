// Headers that do not want to include the runtime repeat its typedefs.
#pragma once
typedef struct CUstream_st *cudaStream_t;
//> typedef struct ihipStream_t *hipStream_t;  // HP101@16 HP101@29
typedef struct CUevent_st *cudaEvent_t;
//> typedef struct ihipEvent_t *hipEvent_t;  // HP101@16 HP101@28
struct CUstream_st;
//> struct ihipStream_t;  // HP101@8

void wait(cudaStream_t stream, cudaEvent_t event);
//> void wait(hipStream_t stream, hipEvent_t event);  // HP101@11 HP101@32
