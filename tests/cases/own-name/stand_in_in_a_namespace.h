// In builds without CUDA this header stands in for CUDA's: its types for all, its functions in the project's namespace.
#pragma once
using cudaError_t = int;
//> using hipError_t = int;  // HP101@7
using cudaStream_t = int *;
//> using hipStream_t = int *;  // HP101@7
namespace lab {
enum Fake { cudaSuccess = -1, cudaMemcpyDeviceToHost = -1 };
//> enum Fake { hipSuccess = -1, hipMemcpyDeviceToHost = -1 };  // HP101@13 HP101@31
using cudaMemcpyKind = Fake;
//> using hipMemcpyKind = Fake;  // HP101@7
inline cudaError_t cudaGetLastError() { return 0; }
//> inline hipError_t hipGetLastError() { return 0; }  // HP101@8 HP101@20
inline cudaError_t cudaDeviceSynchronize() { return 0; }
//> inline hipError_t hipDeviceSynchronize() { return 0; }  // HP101@8 HP101@20
inline cudaError_t cudaFree(void *) { return 0; }
//> inline hipError_t hipFree(void *) { return 0; }  // HP101@8 HP101@20
inline cudaError_t cudaStreamSynchronize(cudaStream_t) { return 0; }
//> inline hipError_t hipStreamSynchronize(hipStream_t) { return 0; }  // HP101@8 HP101@20 HP101@42
inline cudaError_t cudaStreamDestroy(cudaStream_t) { return 0; }
//> inline hipError_t hipStreamDestroy(hipStream_t) { return 0; }  // HP101@8 HP101@20 HP101@38
inline cudaError_t cudaGetDevice(int *) { return 0; }
//> inline hipError_t hipGetDevice(int *) { return 0; }  // HP101@8 HP101@20
inline cudaError_t cudaSetDevice(int) { return 0; }
//> inline hipError_t hipSetDevice(int) { return 0; }  // HP101@8 HP101@20
inline cudaError_t cudaMemcpy(void *, const void *, unsigned long, cudaMemcpyKind) { return cudaSuccess; }
//> inline hipError_t hipMemcpy(void *, const void *, unsigned long, hipMemcpyKind) { return hipSuccess; }  // HP101@8 HP101@20 HP101@68 HP101@93
struct Device {
    cudaError_t cudaDeviceReset() { return 0; }
//~   kept cudaDeviceReset (defined by the project)
//>     hipError_t cudaDeviceReset() { return 0; }  // HP101@5
};
inline bool fetch(void *to, const void *from) { return cudaMemcpy(to, from, 8, cudaMemcpyDeviceToHost) == cudaSuccess; }
//> inline bool fetch(void *to, const void *from) { return hipMemcpy(to, from, 8, hipMemcpyDeviceToHost) == hipSuccess; }  // HP101@56 HP101@80 HP101@107
}
