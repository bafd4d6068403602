//+ #include <hip/hip_fp16.h>  // HP134@1
#include <cusparse.h>
//> #include <hipsparse/hipsparse.h>  // HP110@11

struct Sparse {
    __half *values;
    cusparseHandle_t handle;
//>     hipsparseHandle_t handle;  // HP101@5
};
