#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <string.h>

#include <cassert>

class Text {
 public:
  int strlen(int a) { return a; }
};
namespace own {
inline int memcmp(int a) { return a; }
}
int main() {
  assert(own::memcmp(0) == 0);
  return Text().strlen(0) + (int)strlen("");
}
