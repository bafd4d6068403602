// Every header of cuSPARSE that a port has or drops.
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cusparse.h>
//> #include <hipsparse/hipsparse.h>  // HP110@11
#include <cusparseLt.h>
//> #include <hipsparselt/hipsparselt.h>  // HP110@11
#include <cusparse_v2.h>
//-  // HP115@1

__global__ void empty() {}
