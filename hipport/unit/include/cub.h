// CUB: class templates with the parameters that programs give, and calls that take anything.
#pragma once
#include "generated/device.h"
#define CUB_VERSION 200800
#define CubDebug(error) (error)
#define CubDebugExit(error) (error)
#define CUB_MAX(a, b) ((a) > (b) ? (a) : (b))
#define CUB_MIN(a, b) ((a) < (b) ? (a) : (b))
#define CUB_RUNTIME_FUNCTION __host__ __device__
#define CUB_PTX_WARP_THREADS 32

namespace cub {
enum BlockReduceAlgorithm { BLOCK_REDUCE_RAKING_COMMUTATIVE_ONLY, BLOCK_REDUCE_RAKING, BLOCK_REDUCE_WARP_REDUCTIONS };
enum BlockScanAlgorithm { BLOCK_SCAN_RAKING, BLOCK_SCAN_RAKING_MEMOIZE, BLOCK_SCAN_WARP_SCANS };
enum BlockHistogramAlgorithm { BLOCK_HISTO_SORT, BLOCK_HISTO_ATOMIC };
enum BlockLoadAlgorithm {
    BLOCK_LOAD_DIRECT, BLOCK_LOAD_STRIPED, BLOCK_LOAD_VECTORIZE, BLOCK_LOAD_TRANSPOSE, BLOCK_LOAD_WARP_TRANSPOSE,
    BLOCK_LOAD_WARP_TRANSPOSE_TIMESLICED
};
enum BlockStoreAlgorithm {
    BLOCK_STORE_DIRECT, BLOCK_STORE_STRIPED, BLOCK_STORE_VECTORIZE, BLOCK_STORE_TRANSPOSE, BLOCK_STORE_WARP_TRANSPOSE,
    BLOCK_STORE_WARP_TRANSPOSE_TIMESLICED
};
enum WarpLoadAlgorithm { WARP_LOAD_DIRECT, WARP_LOAD_STRIPED, WARP_LOAD_VECTORIZE, WARP_LOAD_TRANSPOSE };
enum WarpStoreAlgorithm { WARP_STORE_DIRECT, WARP_STORE_STRIPED, WARP_STORE_VECTORIZE, WARP_STORE_TRANSPOSE };
enum CacheLoadModifier { LOAD_DEFAULT, LOAD_CA, LOAD_CG, LOAD_CS, LOAD_CV, LOAD_LDG, LOAD_VOLATILE };
enum CacheStoreModifier { STORE_DEFAULT, STORE_WB, STORE_CG, STORE_CS, STORE_WT, STORE_VOLATILE };

struct NullType {};
struct Sum { template <class A, class B> __host__ __device__ auto operator()(A a, B b) const { return a + b; } };
struct Difference { template <class A, class B> __host__ __device__ auto operator()(A a, B b) const { return a - b; } };
struct Max { template <class A> __host__ __device__ A operator()(A a, A b) const { return a < b ? b : a; } };
struct Min { template <class A> __host__ __device__ A operator()(A a, A b) const { return b < a ? b : a; } };
struct ArgMax { template <class A> __host__ __device__ A operator()(A a, A b) const; };
struct ArgMin { template <class A> __host__ __device__ A operator()(A a, A b) const; };
struct Equality { template <class A, class B> __host__ __device__ bool operator()(A a, B b) const { return a == b; } };
struct Inequality { template <class A, class B> __host__ __device__ bool operator()(A a, B b) const { return a != b; } };
template <class Key, class Value> struct KeyValuePair { Key key; Value value; };
template <class T> struct DoubleBuffer {
    T *d_buffers[2];
    int selector;
    __host__ __device__ DoubleBuffer(T * = nullptr, T * = nullptr);
    __host__ __device__ T *Current();
    __host__ __device__ T *Alternate();
};
template <class T> struct UnitWord {
    using ShuffleWord = unsigned;
    using VolatileWord = unsigned;
    using DeviceWord = unsigned;
    using TextureWord = unsigned;
};
template <class T> struct Uninitialized { T &Alias(); };
struct CachingDeviceAllocator {
    CachingDeviceAllocator(hipport_stub::any = {}, hipport_stub::any = {}, hipport_stub::any = {}, hipport_stub::any = {},
                           hipport_stub::any = {}, hipport_stub::any = {});
    cudaError_t DeviceAllocate(void **, size_t, cudaStream_t = nullptr);
    cudaError_t DeviceFree(void *);
    cudaError_t FreeAllCached();
};

#define HIPPORT_VALUE(name) template <class... A> __device__ T name(A &&...);
#define HIPPORT_VOID(name) template <class... A> __device__ void name(A &&...);
template <class T, int x = 0, int algorithm = 0, int y = 1, int z = 1> struct BlockReduce {
    struct TempStorage { unsigned hipport_words[8]; };
    template <class... A> __device__ BlockReduce(A &&...);
    HIPPORT_VALUE(Sum) HIPPORT_VALUE(Reduce)
};
template <class T, int threads = 32> struct WarpReduce {
    struct TempStorage { unsigned hipport_words[8]; };
    template <class... A> __device__ WarpReduce(A &&...);
    HIPPORT_VALUE(Sum) HIPPORT_VALUE(Reduce) HIPPORT_VALUE(Max) HIPPORT_VALUE(Min)
    HIPPORT_VALUE(HeadSegmentedSum) HIPPORT_VALUE(TailSegmentedSum) HIPPORT_VALUE(HeadSegmentedReduce)
    HIPPORT_VALUE(TailSegmentedReduce)
};
#define HIPPORT_SCANS                                                                                   \
    HIPPORT_VOID(ExclusiveSum) HIPPORT_VOID(InclusiveSum) HIPPORT_VOID(ExclusiveScan) HIPPORT_VOID(InclusiveScan)
template <class T, int x, int algorithm = 0, int y = 1, int z = 1> struct BlockScan {
    struct TempStorage { unsigned hipport_words[8]; };
    template <class... A> __device__ BlockScan(A &&...);
    HIPPORT_SCANS
};
template <class T, int threads = 32> struct WarpScan {
    struct TempStorage { unsigned hipport_words[8]; };
    template <class... A> __device__ WarpScan(A &&...);
    HIPPORT_SCANS HIPPORT_VOID(Scan) HIPPORT_VALUE(Broadcast)
};
template <class T, int x, int items, int algorithm = 0, int y = 1, int z = 1> struct BlockLoad {
    struct TempStorage { unsigned hipport_words[8]; };
    template <class... A> __device__ BlockLoad(A &&...);
    HIPPORT_VOID(Load)
};
template <class T, int x, int items, int algorithm = 0, int y = 1, int z = 1> struct BlockStore {
    struct TempStorage { unsigned hipport_words[8]; };
    template <class... A> __device__ BlockStore(A &&...);
    HIPPORT_VOID(Store)
};
template <class T, int items, int algorithm = 0, int threads = 32> struct WarpLoad {
    struct TempStorage { unsigned hipport_words[8]; };
    template <class... A> __device__ WarpLoad(A &&...);
    HIPPORT_VOID(Load)
};
template <class T, int items, int algorithm = 0, int threads = 32> struct WarpStore {
    struct TempStorage { unsigned hipport_words[8]; };
    template <class... A> __device__ WarpStore(A &&...);
    HIPPORT_VOID(Store)
};
template <class T, int x, int items, class Value = NullType, int bits = 4, bool memoize = true, int algorithm = 0, int bank = 0,
          int y = 1, int z = 1>
struct BlockRadixSort {
    struct TempStorage { unsigned hipport_words[8]; };
    template <class... A> __device__ BlockRadixSort(A &&...);
    HIPPORT_VOID(Sort) HIPPORT_VOID(SortDescending) HIPPORT_VOID(SortBlockedToStriped)
    HIPPORT_VOID(SortDescendingBlockedToStriped)
};
template <class T, int x, int items, class Value = NullType, int y = 1, int z = 1> struct BlockMergeSort {
    struct TempStorage { unsigned hipport_words[8]; };
    template <class... A> __device__ BlockMergeSort(A &&...);
    HIPPORT_VOID(Sort) HIPPORT_VOID(StableSort)
};
template <class T, int items, int threads = 32, class Value = NullType> struct WarpMergeSort {
    struct TempStorage { unsigned hipport_words[8]; };
    template <class... A> __device__ WarpMergeSort(A &&...);
    HIPPORT_VOID(Sort) HIPPORT_VOID(StableSort)
};
template <class T, int x, int items, bool slicing = false, int y = 1, int z = 1> struct BlockExchange {
    struct TempStorage { unsigned hipport_words[8]; };
    template <class... A> __device__ BlockExchange(A &&...);
    HIPPORT_VOID(StripedToBlocked) HIPPORT_VOID(BlockedToStriped) HIPPORT_VOID(WarpStripedToBlocked)
    HIPPORT_VOID(BlockedToWarpStriped) HIPPORT_VOID(ScatterToBlocked) HIPPORT_VOID(ScatterToStriped)
};
template <class T, int x, int y = 1, int z = 1> struct BlockDiscontinuity {
    struct TempStorage { unsigned hipport_words[8]; };
    template <class... A> __device__ BlockDiscontinuity(A &&...);
    HIPPORT_VOID(FlagHeads) HIPPORT_VOID(FlagTails) HIPPORT_VOID(FlagHeadsAndTails)
};
template <class T, int x, int y = 1, int z = 1> struct BlockAdjacentDifference {
    struct TempStorage { unsigned hipport_words[8]; };
    template <class... A> __device__ BlockAdjacentDifference(A &&...);
    HIPPORT_VOID(SubtractLeft) HIPPORT_VOID(SubtractRight)
};
template <class T, int x, int items, int bins, int algorithm = 0, int y = 1, int z = 1> struct BlockHistogram {
    struct TempStorage { unsigned hipport_words[8]; };
    template <class... A> __device__ BlockHistogram(A &&...);
    HIPPORT_VOID(InitHistogram) HIPPORT_VOID(Histogram) HIPPORT_VOID(Composite)
};
template <class T, int x, int y = 1, int z = 1> struct BlockShuffle {
    struct TempStorage { unsigned hipport_words[8]; };
    template <class... A> __device__ BlockShuffle(A &&...);
    HIPPORT_VOID(Offset) HIPPORT_VOID(Rotate) HIPPORT_VOID(Up) HIPPORT_VOID(Down)
};
#undef HIPPORT_VALUE
#undef HIPPORT_VOID
#undef HIPPORT_SCANS

#define HIPPORT_CALL(name) template <class... A> __host__ __device__ static cudaError_t name(A &&...);
struct DeviceReduce {
    HIPPORT_CALL(Sum) HIPPORT_CALL(Reduce) HIPPORT_CALL(Min) HIPPORT_CALL(Max) HIPPORT_CALL(ArgMin) HIPPORT_CALL(ArgMax)
    HIPPORT_CALL(ReduceByKey) HIPPORT_CALL(TransformReduce)
};
struct DeviceSegmentedReduce {
    HIPPORT_CALL(Sum) HIPPORT_CALL(Reduce) HIPPORT_CALL(Min) HIPPORT_CALL(Max) HIPPORT_CALL(ArgMin) HIPPORT_CALL(ArgMax)
};
struct DeviceScan {
    HIPPORT_CALL(ExclusiveSum) HIPPORT_CALL(InclusiveSum) HIPPORT_CALL(ExclusiveScan) HIPPORT_CALL(InclusiveScan)
    HIPPORT_CALL(ExclusiveSumByKey) HIPPORT_CALL(InclusiveSumByKey) HIPPORT_CALL(ExclusiveScanByKey)
    HIPPORT_CALL(InclusiveScanByKey) HIPPORT_CALL(InclusiveScanInit)
};
struct DeviceSelect { HIPPORT_CALL(If) HIPPORT_CALL(Flagged) HIPPORT_CALL(FlaggedIf) HIPPORT_CALL(Unique) HIPPORT_CALL(UniqueByKey) };
struct DevicePartition { HIPPORT_CALL(If) HIPPORT_CALL(Flagged) };
struct DeviceRadixSort {
    HIPPORT_CALL(SortKeys) HIPPORT_CALL(SortPairs) HIPPORT_CALL(SortKeysDescending) HIPPORT_CALL(SortPairsDescending)
};
struct DeviceSegmentedRadixSort {
    HIPPORT_CALL(SortKeys) HIPPORT_CALL(SortPairs) HIPPORT_CALL(SortKeysDescending) HIPPORT_CALL(SortPairsDescending)
};
struct DeviceSegmentedSort {
    HIPPORT_CALL(SortKeys) HIPPORT_CALL(SortPairs) HIPPORT_CALL(SortKeysDescending) HIPPORT_CALL(SortPairsDescending)
    HIPPORT_CALL(StableSortKeys) HIPPORT_CALL(StableSortPairs) HIPPORT_CALL(StableSortKeysDescending)
    HIPPORT_CALL(StableSortPairsDescending)
};
struct DeviceMergeSort {
    HIPPORT_CALL(SortKeys) HIPPORT_CALL(SortPairs) HIPPORT_CALL(SortKeysCopy) HIPPORT_CALL(SortPairsCopy)
    HIPPORT_CALL(StableSortKeys) HIPPORT_CALL(StableSortPairs)
};
struct DeviceHistogram { HIPPORT_CALL(HistogramEven) HIPPORT_CALL(HistogramRange) HIPPORT_CALL(MultiHistogramEven) HIPPORT_CALL(MultiHistogramRange) };
struct DeviceRunLengthEncode { HIPPORT_CALL(Encode) HIPPORT_CALL(NonTrivialRuns) };
struct DeviceAdjacentDifference { HIPPORT_CALL(SubtractLeft) HIPPORT_CALL(SubtractLeftCopy) HIPPORT_CALL(SubtractRight) HIPPORT_CALL(SubtractRightCopy) };
struct DeviceFor { HIPPORT_CALL(Bulk) HIPPORT_CALL(ForEach) HIPPORT_CALL(ForEachN) };
struct DeviceTransform { HIPPORT_CALL(Transform) };
struct DeviceMerge { HIPPORT_CALL(MergeKeys) HIPPORT_CALL(MergePairs) };
struct DeviceMemcpy { HIPPORT_CALL(Batched) };
struct DeviceCopy { HIPPORT_CALL(Batched) };
struct DeviceSpmv { HIPPORT_CALL(CsrMV) };
#undef HIPPORT_CALL

#define HIPPORT_ITERATOR                                           \
    template <class... A> __host__ __device__ HIPPORT_NAME(A &&...); \
    __host__ __device__ T operator*() const;                       \
    template <class N> __host__ __device__ T operator[](N) const;  \
    template <class N> __host__ __device__ HIPPORT_NAME operator+(N) const; \
    __host__ __device__ HIPPORT_NAME &operator++();
#define HIPPORT_NAME CountingInputIterator
template <class T, class D = ptrdiff_t> struct CountingInputIterator { HIPPORT_ITERATOR };
#undef HIPPORT_NAME
#define HIPPORT_NAME ConstantInputIterator
template <class T, class D = ptrdiff_t> struct ConstantInputIterator { HIPPORT_ITERATOR };
#undef HIPPORT_NAME
#define HIPPORT_NAME TransformInputIterator
template <class T, class F, class I, class D = ptrdiff_t> struct TransformInputIterator { HIPPORT_ITERATOR };
#undef HIPPORT_NAME
#define HIPPORT_NAME ArgIndexInputIterator
template <class I, class D = ptrdiff_t, class T = hipport_stub::any> struct ArgIndexInputIterator { HIPPORT_ITERATOR };
#undef HIPPORT_NAME
#define HIPPORT_NAME CacheModifiedInputIterator
template <CacheLoadModifier modifier, class T, class D = ptrdiff_t> struct CacheModifiedInputIterator { HIPPORT_ITERATOR };
#undef HIPPORT_NAME
#undef HIPPORT_ITERATOR
struct DiscardOutputIterator {};

template <class... A> __device__ void LoadDirectBlocked(A &&...);
template <class... A> __device__ void LoadDirectStriped(A &&...);
template <int threads, class... A> __device__ void LoadDirectStriped(A &&...);
template <class... A> __device__ void StoreDirectBlocked(A &&...);
template <class... A> __device__ void StoreDirectStriped(A &&...);
template <int threads, class... A> __device__ void StoreDirectStriped(A &&...);
template <CacheLoadModifier modifier, class T> __device__ T ThreadLoad(const T *);
template <CacheStoreModifier modifier, class T, class V> __device__ void ThreadStore(T *, V);
template <int width, class T> __device__ T ShuffleIndex(T, int, unsigned);
template <int width, class T> __device__ T ShuffleUp(T, int, int, unsigned);
template <int width, class T> __device__ T ShuffleDown(T, int, int, unsigned);
__host__ __device__ int CurrentDevice();
__host__ int DeviceCount();
struct SwitchDevice { __host__ SwitchDevice(int); };
__host__ __device__ cudaError_t Debug(cudaError_t, const char *, int);
__device__ unsigned LaneId();
__device__ unsigned WarpId();
__device__ unsigned LaneMaskLt();
__device__ unsigned LaneMaskGe();
template <class... A> __host__ __device__ cudaError_t PtxVersion(A &&...);
template <class... A> __host__ __device__ cudaError_t MaxSmOccupancy(A &&...);
}  // namespace cub
