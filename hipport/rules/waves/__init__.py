"""HP40x and HP41x: warps and wavefronts."""

from hipport.rules.waves import cub
from hipport.rules.waves import divergence
from hipport.rules.waves import groups
from hipport.rules.waves import host
from hipport.rules.waves import lane_masks
from hipport.rules.waves import locks
from hipport.rules.waves import masks
from hipport.rules.waves import shared_arrays
from hipport.rules.waves import shuffles
from hipport.rules.waves import widths

__all__ = ["cub", "divergence", "groups", "host", "lane_masks", "locks", "masks", "shared_arrays", "shuffles", "widths"]
