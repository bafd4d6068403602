//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/cuda_std.h"  // HP117@1
#include <cuda/std/optional>
//-  // HP110@1
#include <cuda/std/tuple>
//-  // HP115@1
using cuda::std::optional;

struct Table {
    int array;
    template <class Function> __device__ void apply(Function function) { function(array); }
};
struct pair { int first; };
__device__ int first(Table &table, pair both, optional<int> from) {
    table.apply([](int) {});
    return table.array + both.first + *from;
}
template <class T> __device__ T before(T value) {
    {
        using namespace cuda::std;
        value = get<0>(cuda::std::make_tuple(value));
    }
    int tuple = 3;
    return value + tuple;
}
namespace own {
using namespace cuda::std;
template <class Function> __device__ void apply(Function function, int n) { function(n); }
__device__ void once() { apply([](int) {}, 1); }
}  // namespace own
