#include <hip/hip_runtime.h>

int weigh(int error) {
  int weight = 0;
  switch (error) {
    case hipErrorMemoryAllocation:
      weight++;
    case hipErrorOutOfMemory:
      weight++;
    default:
      weight++;
  }
  return weight;
}
