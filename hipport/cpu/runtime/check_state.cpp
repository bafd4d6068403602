#include "check_state.h"

namespace hipport_cpu {

Ledger ledger;

}  // namespace hipport_cpu
