// nvcc gives <string.h>, <assert.h>, <stdio.h>, <stdlib.h> and more to everybody.
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include <math.h>  // HP118@1
//+ #include <assert.h>  // HP123@1
//+ #include <string.h>
struct Buffer {
  char data[64];
  size_t size;
};

void fill(Buffer *buffer, const char *text) {
  memset(buffer->data, 0, sizeof(buffer->data));
  buffer->size = strlen(text);
  ::memcpy(buffer->data, text, buffer->size);
}

__global__ void scale(float *x, int n) {
  float y[4];
  memcpy(y, x, sizeof y);
  assert(n > 0);
  x[threadIdx.x] *= 2 * y[0];
}

int main() {
  Buffer buffer;
  fill(&buffer, "text");
  float *x = (float *)malloc(INT_MAX > 4 ? 16 : 0);
  if (!x) exit(EXIT_FAILURE);
  printf("%s %g\n", buffer.data, fabs(-1.0));
  free(x);
  return 0;
}
