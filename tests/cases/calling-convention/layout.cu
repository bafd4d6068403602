#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#define CALLED CUDART_CB
//> #define CALLED  // HP227@15
#define DONE(name) void CUDART_CB \
//> #define DONE(name) void \  // HP227@25
    name(void *data)
typedef cudaError_t CUDARTAPI
//> typedef hipError_t  // HP101@9 HP227@20
    check_t(cudaError_t);
//>     check_t(hipError_t);  // HP101@13
void
CUDART_CB
//-  // HP227@1
done(void *data) {}
void CUDAAPI CUDART_CB
//> void   // HP227@6 HP227@14
both(void *data) {}
int CUDART_CB /* as Windows has it */
//> int /* as Windows has it */  // HP227@5
last(void *data);
