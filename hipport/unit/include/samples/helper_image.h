#include "sample_image.h"
