//+ #include <hip/hip_runtime.h>  // HP114@1
struct Base {
    static constexpr int bits() { return 3; }
    bool of_base() { return true; }
    int whole();
};
namespace lab {
class Grid : public Base {
public:
    static int start();
    __device__ Grid::Grid();
//>     __device__ Grid();  // HP247@16
    explicit __host__ __device__ Grid:: Grid(int n) : volume(n), size(n) {}
//>     explicit __host__ __device__ Grid(int n) : volume(n), size(n) {}  // HP247@34
    virtual Grid::~Grid() {}
//>     virtual ~Grid() {}  // HP247@13
    static __device__ int Grid::count(const Grid &other);
//>     static __device__ int count(const Grid &other);  // HP247@27
    const float *Grid::row(int y) const;
//>     const float *row(int y) const;  // HP247@18
    Grid &Grid::operator=(const Grid &other);
//>     Grid &operator=(const Grid &other);  // HP247@11
    struct Cell {
        bool Cell::is_empty() const;
//>         bool is_empty() const;  // HP247@14
        Grid::Cell *next;
        int of(int x = Grid::start());
        friend class Grid;
    };
    // What is a qualified name elsewhere stays.
    int volume = Grid::start();
    bool of_base() { return Base::whole() || Grid::start(); }
    int twice() { int n = 2; n *= Grid::start(); return n * Grid::start(); }
    friend int Base::whole();
    Grid::Cell first();
    int (Grid::*member)(int);
    using Member = int (Grid::*)();

protected:
    Grid::Grid(float);
//>     Grid(float);  // HP247@5
    int size : Grid::bits();
};
struct Scan {
    void sum(int n) {
#ifdef LAB_WIDE
        if (n > 64) {
#else
        if (n > 32) {
#endif
            n = 0;
        }
    }
    void Scan::show();
//>     void show();  // HP247@10
    void print();
};
void Scan::print() {}
__device__ Grid::Grid() : volume(0) {}
int Grid::count(const Grid &other) { return other.size; }
//> __device__ int Grid::count(const Grid &other) { return other.size; }  // HP231@1
}
