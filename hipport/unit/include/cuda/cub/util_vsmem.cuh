#include "../../cub.h"
