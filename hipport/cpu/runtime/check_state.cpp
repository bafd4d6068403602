#include "check_state.h"

namespace hipport_cpu {

Ledger ledger;
__thread __attribute__((tls_model("initial-exec"))) Checker* quick_checker = nullptr;

}  // namespace hipport_cpu
