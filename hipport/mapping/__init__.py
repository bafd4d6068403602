"""The mapping tables: what each CUDA name is in HIP."""

from hipport.mapping.mapping import CudaLibrary
from hipport.mapping.mapping import Entry
from hipport.mapping.mapping import Mapping
from hipport.mapping.others import OtherProject
from hipport.mapping.others import RenamedCall
from hipport.mapping.table import HeaderRow
from hipport.mapping.table import Row

__all__ = ["Entry", "HeaderRow", "CudaLibrary", "Mapping", "OtherProject", "RenamedCall", "Row"]
