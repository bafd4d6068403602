#ifdef __CUDA_RUNTIME_H__
int answer() { return 42; }
#endif
int main() { return answer() - 42; }
