#include "thrust/device_vector.h"
