// What helper_functions.h of NVIDIA's samples brings together. Comes with hipport, belongs to the project that it was
// copied into.
// hipport: ignore-file

#ifndef HIPPORT_SAMPLE_FUNCTIONS_H
#define HIPPORT_SAMPLE_FUNCTIONS_H

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <algorithm>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

#include "sample_image.h"
#include "sample_string.h"
#include "sample_timer.h"

#endif
