"""Write the template of all translations."""

from bot.wording.extraction import TEMPLATE, template

if __name__ == "__main__":
    TEMPLATE.write_text(template(), encoding="utf-8")
    print(f"{TEMPLATE.name} is up to date.")
