"""``python -m tests.golden`` writes the playthroughs anew; what has changed is then for people to read."""

from tests.golden.playthrough import playthrough, records, written

for record in records():
    target = written(record)
    text = playthrough(record.read_text(encoding="utf-8"))
    changed = not target.exists() or target.read_text(encoding="utf-8") != text
    if changed:
        target.write_text(text, encoding="utf-8")
    print(f"{target.name}: {'written' if changed else 'as it was'}")
