# find_package(CUDA)
#[[ project(x CUDA)
#]] set(A "#not a comment") # nvcc
message(STATUS "nvcc (${CMAKE_CUDA_COMPILER})" ")")
#[==[ ]] nvcc ]==] find_package(CUDA)
option(USE_CUDA "CUDA" ON)
project(MY_CUDA CXX)
