//+ #include "hipport/complex.h"  // HP117@1
#include <cuComplex.h>
//> #include <hip/hip_complex.h>  // HP110@11

float length(cuFloatComplex z) { return cuCabsf(cuCdivf(z, z)); }
//> float length(hipFloatComplex z) { return hipport_cabsf(hipport_cdivf(z, z)); }  // HP101@14 HP101@41 HP101@49
