"""How bots move at the tables of this process: in worker threads, never in the event loop."""

from __future__ import annotations

import asyncio
import random
from typing import Final

from mulligan import bots
from mulligan.core.table import Move, View
from mulligan.games.table_golf import TableGolfRules
from mulligan.web.company import CompanyTable

_secure: Final = random.SystemRandom()


async def choose(level: str, table: CompanyTable, view: View) -> Move:
    """The move of a bot that sees ``view``."""
    rng, rules = random.Random(_secure.getrandbits(64)), table.company.rules
    assert isinstance(rules, TableGolfRules)
    # A process that was started anew goes on with tables that it has not made.
    bots.warm_soon()
    return await asyncio.to_thread(bots.choose, level, rules, view, rng)
