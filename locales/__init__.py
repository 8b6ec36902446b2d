"""Names of yaku, limits, fu, forms and waits in the languages that an answer can be asked in."""

from .names import DEFAULT as DEFAULT
from .names import LANGUAGES as LANGUAGES
from .names import form_name as form_name
from .names import fu_name as fu_name
from .names import language_of as language_of
from .names import limit_name as limit_name
from .names import wait_name as wait_name
from .names import yaku_meaning as yaku_meaning
from .names import yaku_name as yaku_name
