#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <gtest/gtest.h>

namespace cudaTools {
//~   kept cudaTools (defined by the project) x3
inline void check(cudaError_t) {}
//> inline void check(hipError_t) {}  // HP101@19
}  // namespace cudaTools
namespace cudaLab::inner {
//~   kept cudaLab (defined by the project) x3
inline int count() { return 1; }
}  // namespace cudaLab::inner
namespace cuShort = cudaLab::inner;
//~   kept cuShort (defined by the project) x2

TEST(cudaMemory, cuCopyWorks) {
//~   kept cuCopyWorks (defined by the project)
//~   kept cudaMemory (defined by the project)
    cudaTools::check(cudaDeviceSynchronize());
//>     cudaTools::check(hipDeviceSynchronize());  // HP101@22
    EXPECT_EQ(cudaLab::inner::count(), cuShort::count());
}

TYPED_TEST(cudaTyped, works) {}
//~   kept cudaTyped (defined by the project)

void run() {
    GUARDED(cudaFrobnicate) { cudaTools::check(cudaSuccess); }
//~         ^~~~~~~~~~~~~~ HP102 warning: cudaFrobnicate looks like a CUDA name but is in no mapping table
//~   remedy: if it is CUDA's, port it by hand; if it is a third-party library's, port that library too
//>     GUARDED(cudaFrobnicate) { cudaTools::check(hipSuccess); }  // HP101@48
}
LOAD(cudaFrobnicateAsync);
//~  ^~~~~~~~~~~~~~~~~~~ HP102 warning: cudaFrobnicateAsync looks like a CUDA name but is in no mapping table
//~   remedy: if it is CUDA's, port it by hand; if it is a third-party library's, port that library too
