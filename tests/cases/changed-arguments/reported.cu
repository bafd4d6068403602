//+ #include <hip/hip_runtime.h>  // HP114@1
void layers() {
    cuOccupancyMaxPotentialBlockSize(&grid, &block, f, [](int threads) -> size_t { return threads * 4; }, 0, 0);
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP301 error:
//~   cuOccupancyMaxPotentialBlockSize -> hipModuleOccupancyMaxPotentialBlockSize: HIP has no argument like its argument 4, which is not null here (HIP has no callback for the shared memory)
//~   remedy: change the arguments of the call to those of hipModuleOccupancyMaxPotentialBlockSize
//>     hipModuleOccupancyMaxPotentialBlockSize(&grid, &block, f, [](int threads) -> size_t { return threads * 4; }, 0, 0);  // HP101@5
}
