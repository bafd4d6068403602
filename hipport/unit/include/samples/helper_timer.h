#include "names.h"
#include "../../../include/hipport/sample_timer.h"
