#include "hipport_cpu/vectors.h"
