#include <mpi-ext.h>

int is_direct(void) { return MPIX_Query_cuda_support() || MPIX_Query_rocm_support(); }
