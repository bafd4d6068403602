// HIP's votes in place of CUDA's old functions of these names, which NVRTC declares though no GPU has them any more.
// Headers of CUDA use two of the names for something else: they are included with the macros undefined, and this again
// after them.

#define __ballot hipport_nvrtc::ballot
#define __all hipport_nvrtc::all
#define __any hipport_nvrtc::any
