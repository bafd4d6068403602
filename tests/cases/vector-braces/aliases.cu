#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

typedef uint4 Word;
using Pair = float2;
struct Vec3 { float x, y, z; };
typedef Vec3 Point;
__device__ Word zero() { return {0}; }
//> __device__ Word zero() { return {0, 0, 0, 0}; }  // HP218@35
__device__ Word fill(unsigned x) {
    Word word = {0};
//>     Word word = {0, 0, 0, 0};  // HP218@19
    Word words[2][2] = {0};
//>     Word words[2][2] = {Word{0, 0, 0, 0}};  // HP218@25 HP218@26
    Pair pair = {1.0f};
//>     Pair pair = {1.0f, 0};  // HP218@22
    Point point = {0};
    word.x = x + words[0][0].y + pair.x + point.x;
    return word;
}
