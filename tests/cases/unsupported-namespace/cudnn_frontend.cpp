#include <cudnn_frontend.h>
//~      ^~~~~~~~~~~~~~~~~~ HP112 error 'cudnn_frontend.h':
//~   cudnn_frontend.h has no counterpart in HIP: cuDNN's graph interface has no counterpart in ROCm 7.2; hipDNN has one from ROCm 10
//~   remedy: replace what the code takes from this header, then delete the line

namespace fe = cudnn_frontend;
//~            ^~~~~~~~~~~~~~ HP121 error:
//~   cudnn_frontend of cuDNN's frontend: cuDNN's graph interface has no counterpart in ROCm 7.2; hipDNN has one from ROCm 10
//~   remedy: replace it, or provide the namespace for HIP

std::shared_ptr<cudnn_frontend::graph::Graph> graph;
//~             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP121 error:
//~   cudnn_frontend::graph::Graph of cuDNN's frontend: cuDNN's graph interface has no counterpart in ROCm 7.2; hipDNN has one from ROCm 10
//~   remedy: replace it, or provide the namespace for HIP
fe::graph::Graph other;
//~~~~~~~~~~~~~~ HP121 error 'cudnn_frontend::graph::Graph':
//~   cudnn_frontend::graph::Graph of cuDNN's frontend: cuDNN's graph interface has no counterpart in ROCm 7.2; hipDNN has one from ROCm 10
//~   remedy: replace it, or provide the namespace for HIP
