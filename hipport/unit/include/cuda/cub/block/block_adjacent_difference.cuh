#include "../../../cub.h"
