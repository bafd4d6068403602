"""The rules: one theme a module, in folders by the family of their codes. A module is registered by being there."""

from importlib import import_module
from pkgutil import walk_packages

from hipport import notices
from hipport.context.context import Context
from hipport.context.registry import RULES
from hipport.context.registry import Rule
from hipport.context.registry import selected

for _module in walk_packages(__path__, f"{__name__}."):
    import_module(_module.name)

__all__ = ["RULES", "Context", "Rule", "notices", "selected"]
