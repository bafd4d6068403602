//+ #include <hip/hip_runtime.h>  // HP114@1
#define HD __host__ __device__
template <class T> class Number;
template <> class Number<float> {
    float re;

public:
    HD Number(float a = 0) : re(a) {}
    explicit Number(const Number<double> &c);
//>     HD explicit Number(const Number<double> &c);  // HP231@5
    HD float real() const { return re; }
};
template <> class Number<double> {
    double re;

public:
    HD Number(double a = 0) : re(a) {}
    // No word stands before its name.
    Number(const Number<float> &c);
//>     HD Number(const Number<float> &c);  // HP231@5
    HD double real() const { return re; }
};
inline HD Number<float>::Number(const Number<double> &c) : re(c.real()) {}
inline HD Number<double>::Number(const Number<float> &c) : re(c.real()) {}
__global__ void root(float *a) {
    Number<double> d(Number<float>(2));
    a[0] = d.real();
}
