#ifndef CAMERA_CUH
#define CAMERA_CUH
//+ #include "hipport/glm.h"  // HP137@1
#include <glm/mat4x4.hpp>

struct Camera {
    glm::mat4 view;
};
#endif
