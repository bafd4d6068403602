#include "names.h"
#include "../../../include/hipport/sample_gl.h"
