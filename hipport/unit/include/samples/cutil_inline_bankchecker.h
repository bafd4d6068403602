#include "names.h"
#include "../../../include/hipport/sample_cutil.h"
