//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cooperative_groups.h>
//> #include <hip/hip_cooperative_groups.h>  // HP110@11
#include <cstdio>
namespace cg = cooperative_groups;

__global__ void fill(float *x, size_t n, int each) {
    cg::grid_group grid = cg::this_grid();
    cg::thread_block block = cg::this_thread_block();
    for (auto i = grid.thread_rank(); i < n; i += grid.size()) x[i] = 0;
//>     for (auto i = (unsigned long long)grid.thread_rank(); i < n; i += grid.size()) x[i] = 0;  // HP426@19
    float *mine = x + grid.thread_rank() * each;
//>     float *mine = x + (unsigned long long)grid.thread_rank() * each;  // HP426@23
    const auto all = each * cg::this_grid().num_threads(), four = grid.size() << 2;
//>     const auto all = each * (unsigned long long)cg::this_grid().num_threads(), four = (unsigned long long)grid.size() << 2;  // HP426@29 HP426@67
    printf("%llu of %llu\n", grid.thread_rank(), grid.size());
//>     printf("%llu of %llu\n", (unsigned long long)grid.thread_rank(), (unsigned long long)grid.size());  // HP426@30 HP426@50
    unsigned rank = grid.thread_rank();
    size_t next = (size_t)grid.thread_rank() * each + grid.size();
    if (grid.thread_rank() == 0) mine[rank + next + block.thread_rank() * each] = all + four;
    auto of_block = block.size();
    mine[of_block] = grid.size() / 2;
}
