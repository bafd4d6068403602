//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cub/cub.cuh>
//> #include <hipcub/hipcub.hpp>  // HP110@11
using Scan = cub::BlockScan<int, 128>;
//> using Scan = hipcub::BlockScan<int, 128>;  // HP120@14
__device__ void objects(Scan::TempStorage &storage, int in, int &out, int &sum) {
    Scan(storage).ExclusiveScan(in, out, cub::Max());
//~               ^~~~~~~~~~~~~ HP304 error 'cub::BlockScan::ExclusiveScan':
//~   hipcub::BlockScan::ExclusiveScan takes 4 or 5 arguments, not 3
//~   remedy: change the arguments of the call to those of hipcub::BlockScan::ExclusiveScan
//>     Scan(storage).ExclusiveScan(in, out, hipcub::Max());  // HP120@42
    Scan(storage).ExclusiveScan(in, out, 0, cub::Max());
//>     Scan(storage).ExclusiveScan(in, out, 0, hipcub::Max());  // HP120@45
    cub::BlockScan<int, 128>(storage).ExclusiveScan(in, out, cub::Max());
//~                                   ^~~~~~~~~~~~~ HP304 error 'cub::BlockScan::ExclusiveScan':
//~   hipcub::BlockScan::ExclusiveScan takes 4 or 5 arguments, not 3
//~   remedy: change the arguments of the call to those of hipcub::BlockScan::ExclusiveScan
//>     hipcub::BlockScan<int, 128>(storage).ExclusiveScan(in, out, hipcub::Max());  // HP120@5 HP120@62
    Scan scan(storage);
    scan.ExclusiveScan(in, out, cub::Max());
//~      ^~~~~~~~~~~~~ HP304 error 'cub::BlockScan::ExclusiveScan':
//~   hipcub::BlockScan::ExclusiveScan takes 4 or 5 arguments, not 3
//~   remedy: change the arguments of the call to those of hipcub::BlockScan::ExclusiveScan
//>     scan.ExclusiveScan(in, out, hipcub::Max());  // HP120@33
    scan.ExclusiveScan(in, out, [](int a, int b) { return a + b; }, sum);
//~      ^~~~~~~~~~~~~ HP304 warning 'cub::BlockScan::ExclusiveScan':
//~   hipcub::BlockScan::ExclusiveScan has no form without an initial value, where the last argument is the aggregate
//~   remedy: change the arguments of the call to those of hipcub::BlockScan::ExclusiveScan
    scan.ExclusiveSum(in, out);
}
__device__ void heads(int (&flags)[4], int (&items)[4], int (&before)[4]) {
    typedef cub::BlockDiscontinuity<int, 128> Heads;
//>     typedef hipcub::BlockDiscontinuity<int, 128> Heads;  // HP120@13
    __shared__ Heads::TempStorage storage;
    Heads(storage).FlagHeads(flags, items, cub::Inequality());
//>     Heads(storage).FlagHeads(flags, items, hipcub::Inequality());  // HP120@44
    Heads(storage).FlagHeads(flags, items, cub::Inequality(), 3);
//>     Heads(storage).FlagHeads(flags, items, hipcub::Inequality(), 3);  // HP120@44
    Heads(storage).FlagHeads(flags, items, before, cub::Inequality{});
//~                ^~~~~~~~~ HP304 warning 'cub::BlockDiscontinuity::FlagHeads':
//~   hipcub::BlockDiscontinuity::FlagHeads has no form with an array of the predecessors
//~   remedy: change the arguments of the call to those of hipcub::BlockDiscontinuity::FlagHeads
//>     Heads(storage).FlagHeads(flags, items, before, hipcub::Inequality{});  // HP120@52
    Heads(storage).FlagHeads(flags, items, before, cub::Inequality(), 3);
//~                ^~~~~~~~~ HP304 error 'cub::BlockDiscontinuity::FlagHeads':
//~   hipcub::BlockDiscontinuity::FlagHeads takes 3 or 4 arguments, not 5
//~   remedy: change the arguments of the call to those of hipcub::BlockDiscontinuity::FlagHeads
//>     Heads(storage).FlagHeads(flags, items, before, hipcub::Inequality(), 3);  // HP120@52
}
__device__ void both_scans(cub::WarpScan<int, 16>::TempStorage &storage, int in, int &inclusive, int &exclusive) {
//> __device__ void both_scans(hipcub::WarpScan<int, 16>::TempStorage &storage, int in, int &inclusive, int &exclusive) {  // HP120@28
    using Warp = cub::WarpScan<int, 16>;
//>     using Warp = hipcub::WarpScan<int, 16>;  // HP120@18
    Warp(storage).Scan(in, inclusive, exclusive, cub::Sum());
//~               ^~~~ HP304 error 'cub::WarpScan::Scan':
//~   hipcub::WarpScan::Scan does not compile without an initial value: it calls a member that rocPRIM's class lacks
//~   remedy: give an initial value that changes no result, or call InclusiveScan and then ExclusiveScan
//>     Warp(storage).Scan(in, inclusive, exclusive, hipcub::Sum());  // HP120@50
    Warp(storage).Scan(in, inclusive, exclusive, 0, cub::Sum());
//>     Warp(storage).Scan(in, inclusive, exclusive, 0, hipcub::Sum());  // HP120@53
}
__host__ __device__ void iterators(cub::ArgIndexInputIterator<const int *> indexed) {
//> __host__ __device__ void iterators(hipcub::ArgIndexInputIterator<const int *> indexed) {  // HP120@36
    indexed.normalize();
//~         ^~~~~~~~~ HP304 error 'cub::ArgIndexInputIterator::normalize':
//~   hipCUB has no ArgIndexInputIterator::normalize: internal to CUB, or newer than hipCUB of ROCm 7.2.4
//~   remedy: write it with what hipCUB has
}
struct Own { void normalize(); void ExclusiveScan(int, int, int); };
__device__ void own(Own &indexed, Own scan) {
    scan.ExclusiveScan(1, 2, 3);
}
