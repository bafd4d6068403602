// flags: --cuda 12.4
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Pool {
    cudaMemLocation place;
//>     hipMemLocation place;  // HP101@5
    int device;
};
using Place = cudaMemLocation;
//> using Place = hipMemLocation;  // HP101@15
Place home();
int ordinal();

void prefetch(const Pool &pool, void *p, size_t n, cudaStream_t stream, unseen other) {
//> void prefetch(const Pool &pool, void *p, size_t n, hipStream_t stream, unseen other) {  // HP101@52
    cudaMemPrefetchAsync(p, n, pool.place, 0);
//>     hipMemPrefetchAsync_v2(p, n, pool.place, 0);  // HP101@5
    cudaMemPrefetchAsync(p, n, home(), 0);
//~ ^~~~~~~~~~~~~~~~~~~~ HP301 error:
//~   argument 3 of cudaMemPrefetchAsync is of type Place, as in CUDA 13.0; converted as for CUDA 12.4
//~   remedy: convert with --cuda 13.0
//>     hipMemPrefetchAsync(p, n, home(), 0);  // HP101@5
    cudaMemAdvise(p, n, cudaMemAdviseSetReadMostly, pool.place);
//>     hipMemAdvise_v2(p, n, hipMemAdviseSetReadMostly, pool.place);  // HP101@5 HP101@25
    Place late = home();
    cudaMemPrefetchAsync(p, n, late, 0);
//~ ^~~~~~~~~~~~~~~~~~~~ HP301 error:
//~   argument 3 of cudaMemPrefetchAsync is of type Place, as in CUDA 13.0; converted as for CUDA 12.4
//~   remedy: convert with --cuda 13.0
//>     hipMemPrefetchAsync(p, n, late, 0);  // HP101@5

    // as CUDA 12 has it
    cudaMemPrefetchAsync(p, n, pool.device, stream);
//>     hipMemPrefetchAsync(p, n, pool.device, stream);  // HP101@5
    cudaMemPrefetchAsync(p, n, ordinal(), stream);
//>     hipMemPrefetchAsync(p, n, ordinal(), stream);  // HP101@5
    cudaMemPrefetchAsync(p, n, other, stream);
//>     hipMemPrefetchAsync(p, n, other, stream);  // HP101@5
}
