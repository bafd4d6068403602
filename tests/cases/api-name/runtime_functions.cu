// A round trip to the device and back.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <vector>

void round_trip(std::vector<float> &host) {
    float *device = nullptr;
    size_t bytes = host.size() * sizeof(float);
    cudaMalloc(&device, bytes);
//>     hipMalloc(&device, bytes);  // HP101@5
    cudaMemcpy(device, host.data(), bytes, cudaMemcpyHostToDevice);
//>     hipMemcpy(device, host.data(), bytes, hipMemcpyHostToDevice);  // HP101@5 HP101@44
    cudaMemset(device, 0, bytes);
//>     hipMemset(device, 0, bytes);  // HP101@5
    if (cudaGetLastError() != cudaSuccess) return;
//>     if (hipGetLastError() != hipSuccess) return;  // HP101@9 HP101@31
    (void)cudaDeviceSynchronize();
//>     (void)hipDeviceSynchronize();  // HP101@11
    ::cudaMemcpy(host.data(), device, bytes, cudaMemcpyDeviceToHost);
//>     ::hipMemcpy(host.data(), device, bytes, hipMemcpyDeviceToHost);  // HP101@7 HP101@46
    cudaFree (device);
//>     hipFree (device);  // HP101@5
}
