#include "../../wmma.h"
