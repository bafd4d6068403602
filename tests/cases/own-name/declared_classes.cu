#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

// defined where this file does not see it
class cudaPacket;
//~   kept cudaPacket (a class that the project declares) x3
struct cudaRoute;
//~   kept cudaRoute (a class that the project declares) x2

class Device {
    friend class cudaFlow;
//~   kept cudaFlow (a class that the project declares) x2
    cudaPacket *packet;
};

__device__ void send(cudaPacket *packet, const cudaRoute &route);
cudaFlow *flow_of(const Device &device);
void other(cudaParcel *parcel);
//~        ^~~~~~~~~~ HP102 warning: cudaParcel looks like a CUDA name but is in no mapping table
//~   remedy: if it is CUDA's, port it by hand; if it is a third-party library's, port that library too
