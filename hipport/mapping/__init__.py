"""The mapping tables: what each CUDA name is in HIP."""

from hipport.mapping.mapping import CudaLibrary
from hipport.mapping.mapping import Mapping
from hipport.mapping.mapping import TableEntry
from hipport.mapping.table import HeaderRow
from hipport.mapping.table import SymbolRow

__all__ = ["TableEntry", "HeaderRow", "CudaLibrary", "Mapping", "SymbolRow"]
