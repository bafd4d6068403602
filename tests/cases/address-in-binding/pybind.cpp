#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <pybind11/pybind11.h>
namespace py = pybind11;

struct Buffer { Buffer(int n, CUdeviceptr p) : n(n), p(p) {} int n; CUdeviceptr p; };
//> struct Buffer { Buffer(int n, hipDeviceptr_t p) : n(n), p(p) {} int n; hipDeviceptr_t p; };  // HP101@31 HP101@69
void scale(CUdeviceptr p, int n);
//> void scale(hipDeviceptr_t p, int n);  // HP101@12

PYBIND11_MODULE(gpu, m) {
    py::class_<Buffer>(m, "Buffer").def(py::init<int, CUdeviceptr>());
//~                                                   ^~~~~~~~~~~ HP289 error:
//~   CUdeviceptr is void * in HIP, which an integer of Python does not convert to
//~   remedy: take uintptr_t, and cast it to the pointer
//>     py::class_<Buffer>(m, "Buffer").def(py::init<int, hipDeviceptr_t>());  // HP101@55
    m.def("scale", [](CUdeviceptr p, py::tuple sizes) { scale(p, sizes[0].cast<int>()); });
//~                   ^~~~~~~~~~~ HP289 error:
//~   CUdeviceptr is void * in HIP, which an integer of Python does not convert to
//~   remedy: take uintptr_t, and cast it to the pointer
//>     m.def("scale", [](hipDeviceptr_t p, py::tuple sizes) { scale(p, sizes[0].cast<int>()); });  // HP101@23
    m.def("scale_all", [&](int (*f)(int), CUdeviceptr p) { scale(p, f(1)); });
//~                                       ^~~~~~~~~~~ HP289 error:
//~   CUdeviceptr is void * in HIP, which an integer of Python does not convert to
//~   remedy: take uintptr_t, and cast it to the pointer
//>     m.def("scale_all", [&](int (*f)(int), hipDeviceptr_t p) { scale(p, f(1)); });  // HP101@43
    m.def("scale_array", [](py::object array) {
        CUdeviceptr p = array.attr("ptr").cast<CUdeviceptr>();
//~                                            ^~~~~~~~~~~ HP289 error:
//~   CUdeviceptr is void * in HIP, which an integer of Python does not convert to
//~   remedy: take uintptr_t, and cast it to the pointer
//>         hipDeviceptr_t p = array.attr("ptr").cast<hipDeviceptr_t>();  // HP101@9 HP101@48
        scale((CUdeviceptr)array.attr("ptr").cast<uintptr_t>(), 1);
//>         scale((hipDeviceptr_t)array.attr("ptr").cast<uintptr_t>(), 1);  // HP101@16
    });
}
