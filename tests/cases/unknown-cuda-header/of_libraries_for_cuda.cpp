#include <rmm/cuda_stream_view.hpp>
//~      ^~~~~~~~~~~~~~~~~~~~~~~~~~ HP113 warning 'RMM': RMM is included, whose own releases are for CUDA alone
//~   remedy: use a port of it for ROCm, port it too, or replace what the code takes from it
#include <rmm/device_buffer.hpp>
#include <cudf/column/column.hpp>
//~      ^~~~~~~~~~~~~~~~~~~~~~~~ HP113 warning 'cuDF': cuDF is included, whose own releases are for CUDA alone
//~   remedy: use a port of it for ROCm, port it too, or replace what the code takes from it
#include "lab/cuda_tools.hpp"
//~      ^~~~~~~~~~~~~~~~~~~~ HP113 warning 'lab/cuda_tools.hpp':
//~   lab/cuda_tools.hpp looks like a CUDA header but is in no mapping table and not this tree's own
//~   remedy: if it is a third-party header, port that library too; if it is CUDA's, replace the code that needs it
#include <torch/cuda.h>

void fill(rmm::cuda_stream_view stream);
