#include <cusolverDn.h>

int work_size(cusolverDnHandle_t handle, int n, double *a) {
    int size = 0;
    cusolverStatus_t status = cusolverDnDgetrf_bufferSize(handle, n, n, a, n, &size);
    return status == CUSOLVER_STATUS_SUCCESS ? size : -1;
}
