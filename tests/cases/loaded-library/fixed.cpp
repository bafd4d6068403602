// flags: --unsafe-fixes
#include <dlfcn.h>
void *driver() { return dlopen("/usr/lib64/libcuda.so.1", RTLD_NOW); }
//~                            ^~~~~~~~~~~~~~~~~~~~~~~~~ HP108 warning fixed 'cuda':
//~   a file of CUDA's library cuda is loaded by its name: ROCm's is amdhip64
//~   remedy: load amdhip64 and look up HIP's names in it, or link it and call its functions
//~   unsafe fix: load libamdhip64.so
//> void *driver() { return dlopen("libamdhip64.so", RTLD_NOW); }  // HP108@33
void *management() { return dlopen("libnvidia-ml.so.1", RTLD_NOW); }
//~                                ^~~~~~~~~~~~~~~~~~~ HP108 warning 'nvidia-ml':
//~   a file of CUDA's library nvidia-ml is loaded by its name: ROCm has none
//~   remedy: leave out what needs the library, or use ROCm's own interface for it
