// A device pointer given to an algorithm of Thrust that runs on the host.

#include <cuda_runtime.h>
#include <stdio.h>
#include <thrust/device_ptr.h>
#include <thrust/execution_policy.h>
#include <thrust/reduce.h>
#include <thrust/sort.h>

int main(int count, char **) {
    int host[4] = {4, 2, 3, 1}, *device, *managed;
    cudaMalloc(&device, sizeof(host));
    cudaMallocManaged(&managed, sizeof(host));
    cudaMemcpy(device, host, sizeof(host), cudaMemcpyHostToDevice);
    thrust::sort(host, host + 4);
    for (int i = 0; i < 4; ++i) managed[i] = host[i];
    const bool is_fault = count > 1;
    if (is_fault) {
        thrust::sort(device, device + 4);  // found: host-access
        thrust::reduce(thrust::host, device, device + 4);  // found: host-access
    } else {
        thrust::sort(thrust::device, device, device + 4);
        thrust::reduce(thrust::device_pointer_cast(device), thrust::device_pointer_cast(device) + 4);
    }
    const int sum = thrust::reduce(managed, managed + 4, 0);
    cudaMemcpy(host, device, sizeof(host), cudaMemcpyDeviceToHost);
    const bool right = sum == 10 && host[0] == 1 && host[3] == 4;
    cudaFree(device);
    cudaFree(managed);
    printf(right ? "PASSED\n" : "FAILED\n");
    return right ? 0 : 1;
}
