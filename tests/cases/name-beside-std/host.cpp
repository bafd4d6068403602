using namespace std;
struct complex { float x, y; };
float size(complex z) { return z.x * z.x + z.y * z.y; }
