"""Writes the two fonts of the shell from the static files of @fontsource/mukta.

Needs Debian's python3-fonttools and python3-brotli. Run it in the shell's folder after a change of that package's version:

    /usr/bin/python3 tools/fonts/make_fonts.py ../node_modules/@fontsource/mukta/files
"""
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from weight_axis import with_weight_axis

SOURCES = Path(sys.argv[1])
TARGET = Path(__file__).parents[2] / 'src/features/theme/fonts'

RUPEE = 0x20B9
LATIN = [
    *range(0x20, 0x7F), *range(0xA0, 0x100), 0x131, 0x152, 0x153, 0x2C6, 0x2DA, 0x2DC, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A,
    0x201C, 0x201D, 0x201E, 0x2022, 0x2026, 0x2039, 0x203A, 0x2044, 0x20AC, 0x2122, 0x2212, 0x2215,
]
# Latin letters, digits and marks of a Hindi page; other characters are loaded from the Latin file when they occur.
LATIN_IN_HINDI = [*range(0x20, 0x7F), 0xA0, 0xA9, 0xB7, 0xD7, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026]
DEVANAGARI = [RUPEE, *range(0x900, 0x904), *range(0x905, 0x93A), *range(0x93C, 0x94E), 0x950, *range(0x958, 0x960), *range(0x964, 0x971), 0x200C, 0x200D, 0x25CC]


def part(script, weight, characters, drop=(), features=None):
    options = Options()
    options.hinting = False
    options.name_IDs = [1, 2, 13, 14]
    options.notdef_outline = True
    options.drop_tables += ['gasp', *drop]
    if features is not None:
        options.layout_features = features
    font = TTFont(SOURCES / f'mukta-{script}-{weight}-normal.woff2', recalcTimestamp=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    font.flavor = None
    return font


def save(font, name):
    font.flavor = 'woff2'
    font.save(TARGET / name)
    print(name, (TARGET / name).stat().st_size, 'bytes')


def merged(first, second):
    """Both in one font; the second without layout rules, which its few characters do not need."""
    with TemporaryDirectory() as folder:
        files = [f'{folder}/first.ttf', f'{folder}/second.ttf']
        for font, file in zip((first, second), files):
            font.save(file)
        font = Merger().merge(files)
    font.recalcTimestamp = False
    return font


def plain(script, weight, characters):
    return part(script, weight, characters, drop=['GPOS', 'GSUB', 'GDEF'], features=[])


def latin(weight):
    return merged(part('latin', weight, LATIN), plain('latin-ext', weight, [RUPEE]))


save(with_weight_axis(latin(400), latin(600), 400, 600), 'mukta-latin.woff2')
save(merged(part('devanagari', 400, DEVANAGARI), plain('latin', 400, LATIN_IN_HINDI)), 'mukta-hindi.woff2')
