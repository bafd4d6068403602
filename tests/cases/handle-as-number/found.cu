//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cufft.h>
//> #include <hipfft/hipfft.h>  // HP110@11

typedef cufftHandle Plan;
//> typedef hipfftHandle Plan;  // HP101@9

struct Fft {
    cufftHandle handle = -1;
//>     hipfftHandle handle = (hipfftHandle)-1;  // HP101@5 HP274@26
    cufftHandle parts[2] = {-1, -1};
//>     hipfftHandle parts[2] = {(hipfftHandle)-1, (hipfftHandle)-1};  // HP101@5 HP274@29 HP274@33
    cufftHandle *shared = nullptr;
//>     hipfftHandle *shared = nullptr;  // HP101@5
    Fft() : handle(-1) {}
//>     Fft() : handle((hipfftHandle)-1) {}  // HP274@20
    Fft(Fft &&other) : handle(other.handle) { other.handle = -1; }
//>     Fft(Fft &&other) : handle(other.handle) { other.handle = (hipfftHandle)-1; }  // HP274@62
    ~Fft() {
        if (handle >= 0) cufftDestroy(handle);
//>         if ((long long)handle >= 0) hipfftDestroy(handle);  // HP274@13 HP101@26
        if (this->parts[1] != -1) cufftDestroy(parts[1]);
//>         if ((long long)this->parts[1] != -1) hipfftDestroy(parts[1]);  // HP274@13 HP101@35
    }
    bool is_ready() const { return handle == 0 || handle != 0; }
};

void make(cufftHandle plan = -1, int n = -1);
//> void make(hipfftHandle plan = (hipfftHandle)-1, int n = -1);  // HP101@11 HP274@30

void run(Fft *all, int i, int count) {
    Plan plan = -1, other{-1};
//>     Plan plan = (hipfftHandle)-1, other{(hipfftHandle)-1};  // HP274@17 HP274@27
    if (plan < 0 || all[i].handle == -1) return;
//>     if ((long long)plan < 0 || (long long)all[i].handle == -1) return;  // HP274@9 HP274@21
    if (count < 0 || i == -1) return;
    cufftHandle zero = 0;
//>     hipfftHandle zero = 0;  // HP101@5
    if (zero || !plan) all->handle = plan;
    bool small = all[i].handle > 0 && count > 0;
//>     bool small = (long long)all[i].handle > 0 && count > 0;  // HP274@18
}
