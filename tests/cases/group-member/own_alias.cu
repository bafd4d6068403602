#include <cooperative_groups.h>
//> #include <hip/hip_cooperative_groups.h>  // HP110@11
namespace lab { struct Block { static constexpr int size() { return 4; } }; }
using Block = lab::Block;
static_assert(Block::size() == 4, "no group");
