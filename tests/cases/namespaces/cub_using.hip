#include <hipcub/hipcub.hpp>

using namespace hipcub;
using hipcub::BlockReduce;
void f() {
    using namespace ::hipcub;
    using ::hipcub::DeviceScan;
}
