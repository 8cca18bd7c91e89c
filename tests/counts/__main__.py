"""``python -m tests.counts`` writes the table of counts anew."""

from tests.counts.table import write

write()
