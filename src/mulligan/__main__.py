"""``python -m mulligan`` does exactly what ``mulligan`` does."""

from mulligan.cli import main

if __name__ == "__main__":
    main()
