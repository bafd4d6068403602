#include "../../../../cub.h"
