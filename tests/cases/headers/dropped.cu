#include <cuda_runtime.h>
#include <device_launch_parameters.h>
  #include "sm_60_atomic_functions.h"
#include <stdio.h>
#ifdef TEXTURES
#include <texture_indirect_functions.h>
#endif
int x;
#include <surface_functions.h>
