// A round trip to the device and back.
#include <hip/hip_runtime.h>
#include <vector>

void round_trip(std::vector<float> &host) {
    float *device = nullptr;
    size_t bytes = host.size() * sizeof(float);
    hipMalloc(&device, bytes);
    hipMemcpy(device, host.data(), bytes, hipMemcpyHostToDevice);
    hipMemset(device, 0, bytes);
    if (hipGetLastError() != hipSuccess) return;
    (void)hipDeviceSynchronize();
    ::hipMemcpy(host.data(), device, bytes, hipMemcpyDeviceToHost);
    hipFree (device);
}
