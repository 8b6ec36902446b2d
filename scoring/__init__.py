"""The rules of riichi mahjong: pure functions on frozen values, no I/O, no third-party packages."""

__version__ = "0.1.0"
