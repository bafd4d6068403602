int main() { register int x = 0; return x; }
