#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <climits>
#include <vector>

#include <cuda_runtime_api.h>

#include "window_stats.h"

namespace {

PyObject *raise_cuda(cudaError_t error) {
    PyErr_SetString(PyExc_RuntimeError, cudaGetErrorString(error));
    return nullptr;
}

// window_stats(samples: buffer of float, window: int) -> list of (rms, peak)
PyObject *py_window_stats(PyObject *, PyObject *args) {
    Py_buffer samples;
    int window = 0;
    if (!PyArg_ParseTuple(args, "y*i", &samples, &window)) return nullptr;
    const Py_ssize_t count = samples.len / static_cast<Py_ssize_t>(sizeof(float));
    if (window <= 0 || count > INT_MAX - window) {
        PyBuffer_Release(&samples);
        PyErr_SetString(PyExc_ValueError, "window must be positive, and the signal shorter than 2^31 samples");
        return nullptr;
    }
    const int windows = (static_cast<int>(count) + window - 1) / window;
    std::vector<float> rms(windows), peak(windows);
    cudaError_t error = cudaSuccess;
    if (count > 0) {
        Py_BEGIN_ALLOW_THREADS
        error = window_stats(static_cast<const float *>(samples.buf), static_cast<int>(count), window, rms.data(),
                             peak.data());
        Py_END_ALLOW_THREADS
    }
    PyBuffer_Release(&samples);
    if (error != cudaSuccess) return raise_cuda(error);
    PyObject *list = PyList_New(windows);
    for (int i = 0; list != nullptr && i < windows; i++) {
        PyObject *pair = Py_BuildValue("(ff)", rms[i], peak[i]);
        if (pair == nullptr) {
            Py_CLEAR(list);
        } else {
            PyList_SET_ITEM(list, i, pair);
        }
    }
    return list;
}

PyObject *py_device_count(PyObject *, PyObject *) {
    int count = 0;
    const cudaError_t error = cudaGetDeviceCount(&count);
    if (error == cudaErrorNoDevice || error == cudaErrorInsufficientDriver) count = 0;
    else if (error != cudaSuccess) return raise_cuda(error);
    return PyLong_FromLong(count);
}

PyMethodDef methods[] = {
    {"window_stats", py_window_stats, METH_VARARGS, "Root mean square and peak of each window."},
    {"device_count", py_device_count, METH_NOARGS, "Number of GPUs that can be used."},
    {nullptr, nullptr, 0, nullptr},
};

PyModuleDef module = {PyModuleDef_HEAD_INIT, "signal_stats._kernels", nullptr, -1, methods};

}  // namespace

PyMODINIT_FUNC PyInit__kernels() { return PyModule_Create(&module); }
