"""What an operator sees of the running bot: lines of the log, numbers, whether it is well."""
