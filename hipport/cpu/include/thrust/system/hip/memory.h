#include "thrust/memory.h"
