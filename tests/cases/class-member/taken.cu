//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cub/block/block_radix_sort.cuh>
//> #include <hipcub/block/block_radix_sort.hpp>  // HP110@11
#include <cub/block/block_scan.cuh>
//> #include <hipcub/block/block_scan.hpp>  // HP110@11
#include <cub/block/block_store.cuh>
//> #include <hipcub/block/block_store.hpp>  // HP110@11
#include <cub/block/radix_rank_sort_operations.cuh>
//> #include <hipcub/hipcub.hpp>  // HP110@11
#include <cub/util_math.cuh>
//-  // HP115@1
template <int threads>
__device__ void sort(int (&keys)[4], int (&values)[4]) {
    using Sort = cub::BlockRadixSort<int, threads, 4, int>;
//>     using Sort = hipcub::BlockRadixSort<int, threads, 4, int>;  // HP120@18
    __shared__ typename Sort::TempStorage storage;
    Sort(storage).Sort(keys);
    Sort(storage).SortBlockedToStriped(keys, values, 0, 8);
}
struct Own { __device__ void ExclusiveScan(int, int, int); };
__device__ void scans(Own scan, cub::BlockStore<int, 128, 4> &store, int (&items)[4], int *to) {
//> __device__ void scans(Own scan, hipcub::BlockStore<int, 128, 4> &store, int (&items)[4], int *to) {  // HP120@33
    using Scan = cub::BlockScan<int, 128>;
//>     using Scan = hipcub::BlockScan<int, 128>;  // HP120@18
    __shared__ Scan::TempStorage storage;
    int sum;
    Scan(storage).ExclusiveScan(items, items, 0, cub::Sum(), sum);
//>     Scan(storage).ExclusiveScan(items, items, 0, hipcub::Sum(), sum);  // HP120@50
    scan.ExclusiveScan(1, 2, cub::MidPoint(3, 5));
//>     scan.ExclusiveScan(1, 2, hipcub::MidPoint(3, 5));  // HP120@30
    store.Store(to, items);
}
__device__ void others(Own object) {
    {
        cub::BlockScan<int, 128> object;
//>         hipcub::BlockScan<int, 128> object;  // HP120@9
        int sum;
        object.InclusiveSum(1, sum);
    }
    object.ExclusiveScan(1, 2, 3);
}
