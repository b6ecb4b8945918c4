"""Names that people have on Discord, and that break lines, menus, pictures or tables elsewhere."""

ZALGO = "Z" + "\u0335\u0328\u0321\u031b\u0300\u0341\u0358" * 4
FAMILY = "👩\u200d👩\u200d👧\u200d👦"
SCOTLAND = "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"

WIDE = ("W" * 32, "㍿" * 32, "\ufdfd" * 32, "漢字" * 16, "\u2e3b" * 32)
SIGNS = (FAMILY * 4, "🇭🇺" * 16, "👍🏽" * 16, SCOTLAND * 4, "❤️🔥" * 8)
SCRIPTS = (
    "محمد بن عبد الله بن عبد المطلب ١٢",
    "שלום Łukasz 12 (שלום) ועוד מילים",
    "नमस्ते दुनिया क्षत्रिय",
    "Ana שָׁלוֹם",
    "สมชายกำลังเล่นเกม",
)
STACKED = (ZALGO, "\u0301" * 32, "x" + "\u0336" * 31, "ẹ\u0301" * 16, "ﷺ\u0651\u0651")
UNSEEN = ("\u200b\u200d\u200b", "\u3164", "\u2800\u115f", "\ufe0f", "\u202eevil\u202c")
MARKUP = (
    "**b** __u__ ||s|| `c` ~~x~~",
    "# h\n> q\n```block",
    "[x](http://x.io) discord.gg/abc",
    "<#1> <@&1> <t:0> </cmd:1> <:a:1>",
    "-# http://a.example/\u2028- item",
)
PINGS = ("@everyone", "@here", "<@1>", "<@&1>", "<@\u200b!1>")
ALIKE = ("Ana", "Ana", "ANA", "Ana\u200b", "Ana (B)")
LETTERS = ("B", "A", "E", "D", "C")

EVERY = {
    "wide": WIDE,
    "signs": SIGNS,
    "scripts": SCRIPTS,
    "stacked": STACKED,
    "unseen": UNSEEN,
    "markup": MARKUP,
    "pings": PINGS,
    "alike": ALIKE,
}
"""Five names of each kind, as many as ever sit at a table."""
