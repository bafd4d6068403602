// In builds without CUDA this header stands in for CUDA's, asked for by who includes it.
#pragma once
using cudaStream_t = int;
//> using hipStream_t = int;  // HP101@7
typedef enum { cudaSuccess } cudaError_t;
//> typedef enum { hipSuccess } hipError_t;  // HP101@16 HP101@30
#define cudaStreamPerThread 0
//> #define hipStreamPerThread 0  // HP101@9
#define cudaEventDefault 0
//> #define hipEventDefault 0  // HP101@9
inline cudaError_t cudaStreamSynchronize(cudaStream_t) { return cudaSuccess; }
//> inline hipError_t hipStreamSynchronize(hipStream_t) { return hipSuccess; }  // HP101@8 HP101@20 HP101@42 HP101@65
namespace cpu {
using cudaEvent_t = int;
//~   kept cudaEvent_t (defined by the project)
}
inline int now(cpu::cudaEvent_t) { return cudaEventDefault; }
//~   kept cudaEvent_t (in a namespace or class of the project)
//> inline int now(cpu::cudaEvent_t) { return hipEventDefault; }  // HP101@43
