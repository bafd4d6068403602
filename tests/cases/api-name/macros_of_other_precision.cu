//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/complex.h"  // HP117@1
#include <cuComplex.h>
//> #include <hip/hip_complex.h>  // HP110@11
#ifdef USE_FLOAT
#define complex cuFloatComplex
//> #define complex hipFloatComplex  // HP101@17
#define cuCreal cuCrealf
//> #define hipCreal hipCrealf  // HP101@9 HP101@17
#define cuCimag cuCimagf
//> #define hipCimag hipCimagf  // HP101@9 HP101@17
#define cuCadd cuCaddf
//> #define hipCadd hipCaddf  // HP101@9 HP101@16
#define cuCsub cuCsubf
//> #define hipCsub hipCsubf  // HP101@9 HP101@16
#define cuCmul cuCmulf
//> #define hipCmul hipCmulf  // HP101@9 HP101@16
#define cuCdiv cuCdivf
//> #define hipport_cdiv hipport_cdivf  // HP101@9 HP101@16
#define cuCabs cuCabsf
//> #define hipport_cabs hipport_cabsf  // HP101@9 HP101@16
#define cuConj cuConjf
//> #define hipConj hipConjf  // HP101@9 HP101@16
#else
#define complex cuDoubleComplex
//> #define complex hipDoubleComplex  // HP101@17
#endif

__device__ double sum(complex a, complex b) { return cuCreal(cuCadd(a, b)) + cuCabs(cuCmul(a, cuConj(b))); }
//> __device__ double sum(complex a, complex b) { return hipCreal(hipCadd(a, b)) + hipport_cabs(hipCmul(a, hipConj(b))); }  // HP101@54 HP101@62 HP101@78 HP101@85 HP101@95
