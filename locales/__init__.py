"""Names of all that answers speak of, in the languages that they can be asked in: one catalogue of plain tables."""

from .guide import option_meaning as option_meaning
from .guide import preset_note as preset_note
from .guide import preset_title as preset_title
from .guide import value_names as value_names
from .guide import yaku_meaning as yaku_meaning
from .names import CATALOGUE as CATALOGUE
from .names import DEFAULT as DEFAULT
from .names import LANGUAGES as LANGUAGES
from .names import fault_wording as fault_wording
from .names import language_of as language_of
from .names import name_of as name_of
from .names import sentence as sentence
from .names import vocabulary as vocabulary
from .names import yaku_name as yaku_name
