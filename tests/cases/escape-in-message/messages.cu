#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
static_assert(sizeof(int) == 4, "\033[1;31mint has another size\x1b[0m");
//> static_assert(sizeof(int) == 4, "\u001B[1;31mint has another size\u001B[0m");  // HP264@33
#define CHECK(condition, message) static_assert(condition, "\e[1m" message "\e[0m: \\033 \"\n")
//> #define CHECK(condition, message) static_assert(condition, "\u001B[1m" message "\u001B[0m: \\033 \"\n")  // HP264@60 HP264@76
CHECK(sizeof(char) == 1, "char has another size");
[[deprecated("\033[1mtake second()")]] __device__ int first();
//> [[deprecated("\u001B[1mtake second()")]] __device__ int first();  // HP264@14
[[nodiscard, deprecated("take \63rd()")]] __device__ int second();
//> [[nodiscard, deprecated("take 3rd()")]] __device__ int second();  // HP264@25

// These are in the program, and these are escapes that have names.
const char *colour = "\033[1m";
static_assert(sizeof(int) == 4, "int\thas another \"size\"\n");
static_assert(sizeof(int) == 4, R"(\033)");
void deprecated(const char *text);
void say() { deprecated("\033[1m"); }
