// Memory of the device by the piece, and pointers to it.

#ifndef HIPPORT_CPU_THRUST_MEMORY_H
#define HIPPORT_CPU_THRUST_MEMORY_H

#include "thrust/device_delete.h"
#include "thrust/device_free.h"
#include "thrust/device_malloc.h"
#include "thrust/device_new.h"
#include "thrust/device_ptr.h"

#endif
