#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/ptx.h"  // HP117@1

// Asynchronous copies are done where they stand.
__device__ void copy(unsigned shared, const void *global, unsigned bytes) {
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;\n" ::"r"(shared), "l"(global));
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP504 info 'cp.async':
//~   the copy is done where it stands: what follows does not overlap with it
//~   remedy: to hide its latency, load the next tile into registers before computing with this one
//>     hipport::ptx::cp_async(hipport::cvta_shared_to_generic(shared), global, 16);  // HP504@5 HP504@76 HP504@89
    asm volatile("cp.async.ca.shared::cta.global.L2::128B [%0], [%1], %2, %3;\n" ::"r"(shared), "l"(global), "n"(4), "r"(bytes));
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP504 info 'cp.async':
//~   the copy is done where it stands: what follows does not overlap with it
//~   remedy: to hide its latency, load the next tile into registers before computing with this one
//>     hipport::ptx::cp_async(hipport::cvta_shared_to_generic(shared), global, 4, bytes);  // HP504@5 HP504@94 HP504@107 HP504@115 HP504@127
    asm volatile("cp.async.commit_group;\n" ::);
//>     hipport::ptx::cp_async_commit();  // HP504@5
    asm volatile("cp.async.wait_group %0;\n" ::"n"(1));
//>     hipport::ptx::cp_async_wait(1);  // HP504@5 HP504@53
    asm volatile("cp.async.wait_all;\n" ::: "memory");
//>     hipport::ptx::cp_async_wait();  // HP504@5
}
