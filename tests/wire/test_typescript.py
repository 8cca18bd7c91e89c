"""The page's types are written from the messages."""

from mulligan.wire import typescript


def test_the_types_of_the_page_are_what_the_messages_say():
    assert typescript.TARGET.read_text(encoding="utf-8") == typescript.types()
    assert typescript.main(["--check"]) == 0


def test_types_that_are_out_of_date_are_told_and_left_alone(tmp_path, monkeypatch, capsys):
    old = tmp_path / "wire.ts"
    old.write_text("export type Old = null;\n", encoding="utf-8")
    monkeypatch.setattr(typescript, "TARGET", old)
    assert typescript.main(["--check"]) == 1
    assert "run python -m mulligan.wire.typescript" in capsys.readouterr().err
    assert old.read_text(encoding="utf-8") == "export type Old = null;\n"
    assert typescript.main([]) == 0
    assert old.read_text(encoding="utf-8") == typescript.types()


def test_without_a_clone_it_says_so(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(typescript, "TARGET", tmp_path / "nowhere" / "wire.ts")
    assert typescript.main([]) == 1
    assert "in a clone of the repository only" in capsys.readouterr().err


def test_tags_are_literals_and_only_the_page_may_leave_fields_out():
    text = typescript.types()
    assert '  type: "hello";' in text
    assert "  have?: number;" in text
    assert "  source: string | null;" in text, "what the server sends is always there"
    assert "fault: Fault;" in text
    assert 'export type Fault = "unreadable" | "not_your_turn" | "stale" | "rules" | "over";' in text
    assert "events: Event[];" in text
