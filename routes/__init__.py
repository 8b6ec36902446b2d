"""Routes: which question is asked where. They wire requests to ``scoring`` and hold no rules."""
