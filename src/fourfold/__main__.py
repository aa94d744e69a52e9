"""``python -m fourfold`` is the command line."""

from fourfold.cli import main

if __name__ == "__main__":
    main()
