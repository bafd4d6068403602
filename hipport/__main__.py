"""``python -m hipport``."""

from hipport.cli import main

main()
