#include "sample_math.h"
