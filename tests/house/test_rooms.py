"""The rules of the rooms that no contract of import-linter's own can tell, and the contract that tells the others."""

import subprocess
import sys

from grimp import ImportGraph

from tests.house.rooms import OnlyContract


def graph(*imports: tuple[str, str]) -> ImportGraph:
    made = ImportGraph()
    for importer, imported in imports:
        for name in (importer, imported):
            made.add_module(name)
        made.add_import(importer=importer, imported=imported, line_number=3, line_contents="import it")
    return made


def wrong(graph: ImportGraph, *may_import: str) -> list[str]:
    options = {"module": "house.core", "may_import": list(may_import)}
    contract = OnlyContract(name="core", session_options={}, contract_options=options)
    found = contract.check(graph, verbose=False)
    assert found.kept is not bool(found.metadata.get("wrong"))
    return found.metadata.get("wrong", [])


def test_the_contract_lets_in_what_is_named() -> None:
    made = graph(
        ("house.core", "json"), ("house.core", "house.core.cards"), ("house.core", "babel"), ("house.web", "litestar")
    )
    assert wrong(made, "babel") == []


def test_the_contract_keeps_out_the_rest() -> None:
    made = graph(("house.core", "babel"), ("house.core", "house"), ("house.core", "house.coreless"))
    assert wrong(made) == [f"house.core imports {name} (line 3)" for name in ("babel", "house", "house.coreless")]


def test_a_room_not_built_yet_breaks_nothing() -> None:
    assert wrong(graph(("house.web", "litestar"))) == []


def test_the_command_line_loads_a_room_only_when_its_command_runs() -> None:
    code = "import mulligan.cli, sys; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    edges = {
        "mulligan.web",
        "mulligan.terminal",
        "mulligan.survey",
        "mulligan.envs",
        "litestar",
        "sqlalchemy",
        "textual",
        "numba",
        "polars",
        "distributed",
        "matplotlib",
        "rich",
    }
    assert not edges & set(loaded)
