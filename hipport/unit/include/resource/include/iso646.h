// C++ has these words.
#pragma once
