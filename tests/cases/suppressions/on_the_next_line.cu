#include <cuda_runtime.h>

// hipport: ignore[HP501] the next line alone
cudaGraphConditionalHandle a;
cudaGraphConditionalHandle b;
/* hipport: ignore[HP501]
   over two lines */
cudaGraphConditionalHandle c;
    // hipport: ignore[HP112]
    #include <cuda_pipeline.h>
const char *text = "hipport: ignore[HP501]"; cudaGraphConditionalHandle d;
