// Written by scripts/unit for the headers of the CPU engine.
#pragma once
#include "../../../../cpu/include/hip/hip_version.h"
