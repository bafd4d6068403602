#define THRUST_CUB_WRAPPED_NAMESPACE project
//~     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP131 error:
//~   THRUST_CUB_WRAPPED_NAMESPACE puts Thrust or CUB into a namespace, and that does not compile with ROCm
//~   remedy: leave the macro out on AMD GPUs, and name thrust and cub without the namespace around them
#define CUB_NS_PREFIX namespace project {
//~     ^~~~~~~~~~~~~ HP131 error:
//~   CUB_NS_PREFIX puts Thrust or CUB into a namespace, and that does not compile with ROCm
//~   remedy: leave the macro out on AMD GPUs, and name thrust and cub without the namespace around them
#define CUB_NS_POSTFIX }
//~     ^~~~~~~~~~~~~~ HP131 error:
//~   CUB_NS_POSTFIX puts Thrust or CUB into a namespace, and that does not compile with ROCm
//~   remedy: leave the macro out on AMD GPUs, and name thrust and cub without the namespace around them
#define PROJECT_NS_PREFIX namespace project {
#include <thrust/sort.h>
#ifdef __HIP__
#define THRUST_WRAPPED_NAMESPACE project
#endif

void sort(int *p) { project::thrust::sort(p, p + 4); }
using Sum = project::cub::Sum;
