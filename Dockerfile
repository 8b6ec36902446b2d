FROM python:3.13-slim AS base
ENV PYTHONUNBUFFERED=1 PATH=/opt/venv/bin:$PATH
WORKDIR /srv/agari

# What the service runs on.
FROM base AS packages
COPY requirements.txt .
RUN python -m venv /opt/venv && pip install --no-cache-dir -r requirements.txt

# The tests; the image is made of what has passed them.
FROM packages AS tested
COPY requirements-dev.txt .
RUN pip install --no-cache-dir -r requirements-dev.txt
COPY . .
RUN ruff check . && ruff format --check . && mypy && pytest
RUN rm -rf tests bench tools requirements*.txt pyproject.toml Makefile .hypothesis .*_cache \
    && python -m compileall -q .

FROM base AS service
COPY --from=packages /opt/venv /opt/venv
COPY --from=tested /srv/agari .
RUN useradd --system --uid 10001 --no-create-home agari
USER 10001
ENV HOST=0.0.0.0 PORT=8000
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=3s --start-period=5s CMD ["python", "-c", "import os, urllib.request as r; r.urlopen(f\"http://127.0.0.1:{os.environ['PORT']}/healthz\", timeout=2)"]
CMD ["gunicorn", "app:create_app()"]
