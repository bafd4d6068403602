#include "sample_timer.h"
