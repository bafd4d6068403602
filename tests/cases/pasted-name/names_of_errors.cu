#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

#define CASE(name) case cudaError##name: return "cudaError" #name
//~                                             ^~~~~~~~~~~ HP106 info 'cudaError':
//~   CUDA names in a string literal: cudaError
//~   remedy: port the text if it is code or the name of a symbol (--unsafe-fixes renames it); a message may stay
//~   unsafe fix: rename cudaError in the literal
//> #define CASE(name) case hipError##name: return "cudaError" #name  // HP107@25
#define COPY(how) cudaMemcpyKind kind_of_##how = cudaMemcpy##how
//> #define COPY(how) hipMemcpyKind kind_of_##how = hipMemcpy##how  // HP101@19 HP101@50

const char *text(cudaError_t error) {
//> const char *text(hipError_t error) {  // HP101@18
    switch (error) {
        CASE(InvalidValue);
        CASE(MemoryAllocation);
        default: return "?";
    }
}

static const struct { cudaError_t error; const char *text; } table[] = {
//> static const struct { hipError_t error; const char *text; } table[] = {  // HP101@23
#define X(name) {cudaError ## name, #name},
//> #define X(name) {hipError ## name, #name},  // HP107@18
    X(InvalidDevice)
    X(NotReady)
#undef X
};

#define ERROR(name) cudaError##name
//~                 ^~~~~~~~~~~ HP107 warning 'cudaError':
//~   cudaError## pastes CUDA names together, which cannot be renamed automatically
//~   remedy: rename the piece by hand, and check that every resulting name exists in HIP
#define IS(error, name) ((error) == ERROR(name))

bool is_ready(cudaError_t error) { return !IS(error, NotReady); }
//> bool is_ready(hipError_t error) { return !IS(error, NotReady); }  // HP101@15
