// Host code that has nothing to do with CUDA may use its words.
#include <algorithm>

namespace text { struct texture { int min, max; }; }
int half(int x) { return x / 2; }
int sum(int rint, int abs) { return half(rint) + std::min(abs, 1) + ::abs(abs); }
struct Layout { int dim3, warp; text::texture texture; };
