#include "names.h"
#include "../../../include/hipport/sample_string.h"
