#include "../../generated/device.h"
