"""Meanings: what a yaku is, and what an option of the rules decides, in a sentence: a module for each language.

The English of an option stands where it is declared, in the rules themselves.
"""
