#include "names.h"
#include "../../../include/hipport/sample_image.h"
