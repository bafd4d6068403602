#include <cub/cub.cuh>
//> #include <hipcub/hipcub.hpp>  // HP110@11

using namespace cub;
//> using namespace hipcub;  // HP120@17
using cub::BlockReduce;
//> using hipcub::BlockReduce;  // HP120@7
void f() {
    using namespace ::cub;
//>     using namespace ::hipcub;  // HP120@23
    using ::cub::DeviceScan;
//>     using ::hipcub::DeviceScan;  // HP120@13
}
