"""``python -m tests.counts`` writes the tables of counts anew."""

from tests.counts.table import write

write()
