#ifndef hipError_t
#error HIP already
#endif
