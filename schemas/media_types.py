"""Media types of what is sent and answered."""

JSON = "application/json"
NDJSON = "application/x-ndjson"
PROBLEM_JSON = "application/problem+json"
TEXT = "text/plain"
SVG = "image/svg+xml"
PNG = "image/png"
YAML = "application/yaml"
