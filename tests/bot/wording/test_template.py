import ast

from babel.messages.pofile import read_po

from bot.wording.extraction import ROOT, TEMPLATE, refusals_in, template


def test_the_template_is_current() -> None:
    current = TEMPLATE.read_text(encoding="utf-8")
    assert current == template(), "texts have changed: run `python -m bot.wording`"


def test_the_template_can_be_read_and_knows_contexts_and_plurals() -> None:
    with TEMPLATE.open("rb") as file:
        catalog = read_po(file)
    assert catalog.get("to the Bank", context="destination") is not None
    assert catalog.get(("{amount} peso", "{amount} pesos"), context="object") is not None
    assert catalog.get("It is not your decision now.") is not None
    assert catalog.get("placing the piece") is not None


def test_no_marked_message_is_overlooked() -> None:
    """A call inside an f-string, for one, is invisible to the extraction."""
    with TEMPLATE.open("rb") as file:
        catalog = read_po(file)
    for path in sorted((ROOT / "bot").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                marked = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
                if name == "gettext" and marked:
                    assert catalog.get(marked[0]) is not None, (path, marked)
                elif name in ("pgettext", "phrase") and marked:
                    assert catalog.get(marked[1], context=marked[0]) is not None, (path, marked)
                elif name in ("npgettext", "counted") and marked:
                    message = catalog.get((marked[1], marked[2]), context=marked[0])
                    assert message is not None, (path, marked)
                elif name == "ngettext" and marked:
                    assert catalog.get((marked[0], marked[1])) is not None, (path, marked)


def test_refusals_are_found_wherever_the_rules_write_them() -> None:
    source = """
RULE = "the heading of many"

class Step:
    rule: ClassVar[str] = "the heading"
    other: ClassVar[str] = "not a text"

    def why_not(self):
        if a:
            reason = "first"
        elif b:
            reason = (
                "second, "
                "in two parts"
            )
        elif c:
            return self.refusal("third", thing="rum")
        elif d:
            return IllegalAction("fourth", rule="its heading")
        return IllegalAction(reason, rule=self.rule)
"""
    assert [text for _, text in refusals_in(source)] == [
        "the heading of many",
        "the heading",
        "first",
        "second, in two parts",
        "third",
        "fourth",
        "its heading",
    ]
