#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

void show(int n, const char *text) {
    size_t length = n + 2;
    char line[n + 1] = {0};
//>     char line[n + 1]; __builtin_memset(line, 0, sizeof(line));  // HP233@21
    int counts[2][length] = {};
//>     int counts[2][length]; __builtin_memset(counts, 0, sizeof(counts));  // HP233@26
    const int fixed = 4;
    double values[fixed] = {0};
    float kept[3] = {0};
    line[0] = text[counts[0][0]];
    values[0] = kept[1];
}
template <int n> int known() {
    int values[n] = {0};
    return values[0];
}
struct Row {
    int values[4] = {0};
};
int use() { return known<3>() + Row().values[1]; }
main(int argc, char **argv) {
//> int main(int argc, char **argv) {  // HP233@1
    return use();
}
