// Macros of Thrust that programs use.

#ifndef HIPPORT_CPU_THRUST_DETAIL_CONFIG_H
#define HIPPORT_CPU_THRUST_DETAIL_CONFIG_H

#include "thrust/version.h"

#define THRUST_HOST __host__
#define THRUST_DEVICE __device__
#define THRUST_HOST_DEVICE __host__ __device__
#define THRUST_DEVICE_SYSTEM_HIP 5
#define THRUST_DEVICE_SYSTEM THRUST_DEVICE_SYSTEM_HIP

#endif
