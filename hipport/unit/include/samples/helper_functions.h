#include "names.h"
#include "../../../include/hipport/sample_functions.h"
