#include "sample_string.h"
