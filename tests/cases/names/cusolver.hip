#include <hipsolver/hipsolver.h>

int work_size(hipsolverDnHandle_t handle, int n, double *a) {
    int size = 0;
    hipsolverStatus_t status = hipsolverDnDgetrf_bufferSize(handle, n, n, a, n, &size);
    return status == HIPSOLVER_STATUS_SUCCESS ? size : -1;
}
