FROM python:3.13-slim-trixie AS base
ENV PYTHONUNBUFFERED=1 PATH=/opt/venv/bin:$PATH
WORKDIR /srv/agari

# What the service runs on: an environment without pip, from wheels whose hashes are known.
FROM base AS packages
COPY requirements.txt .
RUN python -m venv --without-pip /opt/venv \
    && /usr/local/bin/pip --python /opt/venv install --no-cache-dir --only-binary :all: --require-hashes -r requirements.txt

# The checks; the image is made of what has passed them.
FROM packages AS tested
COPY requirements-dev.txt .
RUN /usr/local/bin/pip --python /opt/venv install --no-cache-dir --require-hashes -r requirements-dev.txt
COPY . .
RUN ruff check . && ruff format --check . && mypy && pytest
# Again as machine code, which is what the image holds.
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && python -m tools.compile && pytest tests
RUN mkdir /service \
    && cp -r ./*.py ./*.so locales pictures routes schemas scoring serving web openapi.* LICENSE /service \
    && find /service -name __pycache__ -prune -exec rm -r {} + \
    && python -m compileall -q --invalidation-mode unchecked-hash -s /service -p /srv/agari /service

FROM base AS service
RUN /usr/local/bin/pip uninstall --yes --root-user-action ignore pip
COPY --from=packages /opt/venv /opt/venv
COPY --from=tested /service .
USER 10001:10001
ENV AGARI_ACCESS_LOG=true
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s CMD ["python", "-c", "import os, urllib.request as r; e = os.environ.get; r.urlopen('http://' + (e('AGARI_BIND') or '127.0.0.1:' + (e('PORT') or '8000')) + '/healthz', timeout=2)"]
CMD ["gunicorn", "app:create_app()"]

ARG VERSION=unknown
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Agari" \
      org.opencontainers.image.description="Scores Japanese riichi mahjong over HTTP" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="$VERSION" \
      org.opencontainers.image.revision="$REVISION"
