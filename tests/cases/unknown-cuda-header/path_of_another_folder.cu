#include "/opt/cudabox/include/cuda_fp16.h"
//~      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP113 warning '/opt/cudabox/include/cuda_fp16.h':
//~   /opt/cudabox/include/cuda_fp16.h looks like a CUDA header but is in no mapping table and not this tree's own
//~   remedy: if it is a third-party header, port that library too; if it is CUDA's, replace the code that needs it
