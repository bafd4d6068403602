// What every file is parsed after: CUDA, and where the machine has them the headers of C++ that CUDA programs use most.
// nvcc includes cuda_runtime.h by itself. The precompiled form of this file saves parsing them for every file.
#include "cuda/cuda_runtime.h"
#include "cuda/cuda.h"
#include "cuda/cuda_fp16.h"
#include "cuda/cuda_bf16.h"
#include "cuda/cooperative_groups.h"
#if __has_include(<vector>) && !defined HIPPORT_NO_SYSTEM_HEADERS
#include <algorithm>
#include <array>
#include <atomic>
#include <cassert>
#include <cfloat>
#include <chrono>
#include <climits>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <functional>
#include <initializer_list>
#include <iomanip>
#include <iostream>
#include <limits>
#include <map>
#include <memory>
#include <mutex>
#include <numeric>
#include <random>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <thread>
#include <tuple>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>
#endif
