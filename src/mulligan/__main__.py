"""``python -m mulligan`` does exactly what ``mulligan`` does."""

from __future__ import annotations


def main() -> None:
    """Run the command line; to break it off while it is still being loaded is no fault either."""
    try:
        from mulligan.cli import main as run

        run()
    except KeyboardInterrupt:
        raise SystemExit(130) from None


if __name__ == "__main__":
    main()
