#include <boost/python.hpp>
#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
namespace py = boost::python;

struct Buffer {
    CUdeviceptr base() const { return p; }
//>     hipDeviceptr_t base() const { return p; }  // HP101@5
    CUdeviceptr share() { return p; }
//>     hipDeviceptr_t share() { return p; }  // HP101@5
    operator CUdeviceptr() const { return p; }
//>     operator hipDeviceptr_t() const { return p; }  // HP101@14
    size_t size() const { return 1; }
    CUdeviceptr p;
//>     hipDeviceptr_t p;  // HP101@5
};
CUdeviceptr reserve(size_t bytes);
//> hipDeviceptr_t reserve(size_t bytes);  // HP101@1
void release(CUdeviceptr p);
//> void release(hipDeviceptr_t p);  // HP101@14

#define BIND(NAME) py::def(#NAME, &NAME)

BOOST_PYTHON_MODULE(gpu) {
    py::class_<Buffer>("Buffer")
        .def("__int__", &Buffer::operator CUdeviceptr)
//~                                       ^~~~~~~~~~~ HP289 error:
//~   a CUdeviceptr that the function returns is void * in HIP, which Boost.Python does not return
//~   remedy: return uintptr_t, by a function around this one
//>         .def("__int__", &Buffer::operator hipDeviceptr_t)  // HP101@43
        .def("share", &Buffer::share, py::return_value_policy<py::return_opaque_pointer>())
        .def("size", &Buffer::size)
        .add_property("base", &Buffer::base);
//~                                    ^~~~ HP289 error:
//~   a CUdeviceptr that the function returns is void * in HIP, which Boost.Python does not return
//~   remedy: return uintptr_t, by a function around this one
    py::def("release", release);
    py::def("reserve_again", reserve, py::args("bytes"));
//~                          ^~~~~~~ HP289 error:
//~   a CUdeviceptr that the function returns is void * in HIP, which Boost.Python does not return
//~   remedy: return uintptr_t, by a function around this one
    BIND(reserve);
//~      ^~~~~~~ HP289 error:
//~   a CUdeviceptr that the function returns is void * in HIP, which Boost.Python does not return
//~   remedy: return uintptr_t, by a function around this one
    BIND(release);
    py::scope().attr("base") = (size_t)reserve(1);
}
