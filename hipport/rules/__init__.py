"""The rules: one theme a module, in folders by the family of their codes. A module is registered by being there."""

from collections.abc import Iterable
from importlib import import_module
from pkgutil import walk_packages

from hipport import notices
from hipport.context.context import Context
from hipport.context.registry import RETIRED
from hipport.context.registry import RULES
from hipport.context.registry import Rule
from hipport.context.rule_modules import OwnRuleError
from hipport.context.rule_modules import asked
from hipport.context.rule_modules import rules_of


def load_rules(folders: Iterable[str] = __path__) -> None:
    """Import every module below the folders, by which its rules are registered. Raises ValueError for rules that have
    one code or one name.
    """
    for module in walk_packages(folders, f"{__name__}."):
        import_module(module.name)


load_rules()

__all__ = [
    "RETIRED",
    "RULES",
    "Context",
    "OwnRuleError",
    "Rule",
    "asked",
    "load_rules",
    "notices",
    "rules_of",
]
