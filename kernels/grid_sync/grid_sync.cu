// Heat in a rod of n cells after `steps` explicit steps; the ends keep their temperature. One cooperative launch with
// any grid that the device can hold at once: all blocks wait for each other after each step. The result is in `rod`,
// `next` is for intermediate ones.
#include <cooperative_groups.h>

namespace cg = cooperative_groups;

extern "C" __global__ void grid_sync(double *rod, double *next, int n, int steps, double diffusion) {
    cg::grid_group grid = cg::this_grid();
    const int thread = grid.thread_rank();
    const int threads = grid.size();
    double *from = rod;
    double *to = next;
    for (int step = 0; step < steps; ++step) {
        for (int i = thread; i < n; i += threads) {
            const bool is_end = i == 0 || i == n - 1;
            to[i] = is_end ? from[i] : from[i] + diffusion * (from[i - 1] - 2.0 * from[i] + from[i + 1]);
        }
        double *const done = to;
        to = from;
        from = done;
        grid.sync();
    }
    if (from == rod) {
        return;
    }
    for (int i = thread; i < n; i += threads) {
        rod[i] = from[i];
    }
}
