"""`python -m mulligan` does what `mulligan` does."""

from mulligan.cli import main

if __name__ == "__main__":
    main()
