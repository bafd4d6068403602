#include "thrust/device_allocator.h"
