"""Sentences: what turns a view, an event, a refusal or a fault into the words of a viewer's language.

A language is one folder of Fluent files beside this module, named by its BCP 47 tag, or a script that is derived from
such a folder by a table, ``<tag>.json``; nothing else lists languages.
"""

from mulligan.words.languages import choose_language, direction, languages
from mulligan.words.script import script_of, scripts
from mulligan.words.speech import Words, speak

__all__ = ["Words", "choose_language", "direction", "languages", "script_of", "scripts", "speak"]
