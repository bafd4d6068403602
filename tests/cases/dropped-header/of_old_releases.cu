// Headers that CUDA's runtime was made of until CUDA 9, and that some code names itself.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include "device_functions_decls.h"
//-  // HP111@1
#include <device_double_functions.hpp>
//-  // HP111@1
#include <device_functions.hpp>
//-  // HP111@1
#include <func_macro.h>
//-  // HP111@1
#include <math_functions.hpp>
//-  // HP111@1
#include <math_functions_dbl_ptx1.h>
//-  // HP111@1
#include <math_functions_dbl_ptx1.hpp>
//-  // HP111@1
#include <math_functions_dbl_ptx3.h>
//-  // HP111@1
#include <math_functions_dbl_ptx3.hpp>
//-  // HP111@1
#include <surface_functions.hpp>
//-  // HP111@1
#include <texture_fetch_functions.hpp>
//-  // HP111@1
int x;
