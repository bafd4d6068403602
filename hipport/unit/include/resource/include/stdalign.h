// C++ has alignas and alignof as words.
#pragma once
#define __alignas_is_defined 1
#define __alignof_is_defined 1
