"""A contract for import-linter: a room imports what is named for it, and nothing else but the standard library."""

import sys

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class OnlyContract(Contract):
    """`module` and all below it import `may_import` and the standard library only; a room not built yet keeps it."""

    type_name = "only"

    module = fields.StringField()
    may_import = fields.ListField(subfield=fields.StringField(), required=False)

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        if self.module not in graph.modules:
            return ContractCheck(kept=True)
        allowed = (self.module, *(self.may_import or ()))
        wrong = []
        for importer in sorted({self.module, *graph.find_descendants(self.module)}):
            for imported in sorted(graph.find_modules_directly_imported_by(importer)):
                if imported.partition(".")[0] in sys.stdlib_module_names:
                    continue
                if not any(imported == name or imported.startswith(f"{name}.") for name in allowed):
                    line = graph.get_import_details(importer=importer, imported=imported)[0]["line_number"]
                    wrong.append(f"{importer} imports {imported} (line {line})")
        return ContractCheck(kept=not wrong, metadata={"wrong": wrong})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for line in check.metadata["wrong"]:
            output.print_error(line)
