// Headers that do not want to include the runtime repeat its typedefs.
#pragma once
typedef struct CUstream_st *cudaStream_t;
typedef struct CUevent_st *cudaEvent_t;
struct CUstream_st;

void wait(cudaStream_t stream, cudaEvent_t event);
