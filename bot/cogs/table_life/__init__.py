"""The commands of `/table`, by what they are about; `bot.cogs.tables` puts them in one group."""
