#include <cusolverDn.h>
//> #include <hipsolver/hipsolver.h>  // HP110@11

int work_size(cusolverDnHandle_t handle, int n, double *a) {
//> int work_size(hipsolverDnHandle_t handle, int n, double *a) {  // HP101@15
    int size = 0;
    cusolverStatus_t status = cusolverDnDgetrf_bufferSize(handle, n, n, a, n, &size);
//>     hipsolverStatus_t status = hipsolverDnDgetrf_bufferSize(handle, n, n, a, n, &size);  // HP101@5 HP101@31
    return status == CUSOLVER_STATUS_SUCCESS ? size : -1;
//>     return status == HIPSOLVER_STATUS_SUCCESS ? size : -1;  // HP101@22
}
