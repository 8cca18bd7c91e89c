// Who somebody is at a table of several people: the secret that their browser keeps (TG-20).

import { newId } from "../net/ids";
import { keepTable, keptTable, touchTable } from "../net/storage";

/** The secret of whoever is here: of the seat, once they have one. */
export function secretAt(table: string): string {
  if (keptTable(table)) touchTable(table, { several: true });
  else keepTable({ table, token: newId(), code: "", game: "", at: Date.now(), closed: true, several: true });
  return keptTable(table)?.token ?? "";
}
