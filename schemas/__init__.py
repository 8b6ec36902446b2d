"""JSON to questions and answers to JSON: the only place that knows marshmallow."""
