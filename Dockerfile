# The bot alone, without tests and the local Discord. See docs/operating.md for how it is run.
FROM python:3.13-slim

# Logs come at once, and nothing is written beside the code.
ENV PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1

WORKDIR /app

# First what changes seldom, so that a new version of the code builds in a second.
COPY requirements/run.txt requirements/run.txt
RUN pip install --no-cache-dir --disable-pip-version-check --root-user-action=ignore \
        --require-hashes -r requirements/run.txt

COPY pyproject.toml LICENSE ./
COPY games games
COPY rendering rendering
COPY storage storage
COPY bot bot
RUN PYTHONDONTWRITEBYTECODE= python -m compileall -q games rendering storage bot

# The account of the bot owns nothing but the folder of its data, and the bot works there.
RUN useradd --no-create-home --shell /usr/sbin/nologin --uid 10001 malecon \
    && install --directory --owner=malecon --mode=0700 /data
USER malecon
VOLUME /data
WORKDIR /data
ENV PYTHONPATH=/app

# Only within the container; to let others watch, set MALECON_HEALTH_ADDRESS and publish the port.
ENV MALECON_HEALTH_PORT=9464
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["python", "-m", "bot.operating"]

# Without a shell in between, SIGTERM reaches the bot, and posts on their way still arrive.
CMD ["python", "-m", "bot"]
