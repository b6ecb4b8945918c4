"""A local Discord on loopback, so that the bot can be played and tested without an account.

* `world`, `messages`, `commands`, `interactions`: what exists and how it changes
* `server`, `rest`, `gateway`, `cdn`: Discord's interfaces, as the genuine discord.py uses them
* `validation`, `permissions`, `mentions`, `errors`: Discord's rules and refusals
* `faults`: switches that make it fail as the real one does
* `acting`, `typed`, `forms`: what users do, as a Discord client sends it
* `pages` and `page/`: the page in the browser
* `local`, `remote`, `players`, `seen`: the same users driven from Python
* `keeping`: the world between two starts

Left out, for the bot has no use for them: voice, polls, stickers, webhooks of its own, system
messages (such as that a thread was opened), and any second guild.
"""
