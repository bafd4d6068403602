#include "sample_cutil.h"
