#include <hip/hip_runtime.h>
#include <string.h>
int main() {
  printf("no include at all: %zu\n", strlen("text"));
  return 0;
}
