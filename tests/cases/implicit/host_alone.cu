int main() {
  printf("no include at all: %zu\n", strlen("text"));
  return 0;
}
