#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <device_launch_parameters.h>
//-  // HP111@1
  #include "sm_60_atomic_functions.h"
//-  // HP111@1
#include <stdio.h>
#ifdef TEXTURES
#include <texture_indirect_functions.h>
//-  // HP111@1
#endif
int x;
#include <surface_functions.h>
//-  // HP111@1
