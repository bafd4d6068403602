#include "sample_functions.h"
