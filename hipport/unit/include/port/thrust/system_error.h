// Written by scripts/unit for the headers of the CPU engine.
#pragma once
#include "../../../../cpu/include/thrust/system_error.h"
