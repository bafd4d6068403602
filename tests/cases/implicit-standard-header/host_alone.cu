//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include <string.h>  // HP123@1
int main() {
  printf("no include at all: %zu\n", strlen("text"));
  return 0;
}
