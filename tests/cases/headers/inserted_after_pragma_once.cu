// A licence.
#pragma once
#include <cstdio>
__device__ int counter;
