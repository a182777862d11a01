"""One variable font out of two static weights of one family.

The weights were drawn from one source but converted one by one, so their outlines differ in the number of quadratic curves. Halving a
curve changes nothing of its shape: each contour is split until both weights have the same points, and the differences
become the axis. Only its two ends are ever shown, since `avar` sends all between them to the bolder one.
"""
from array import array

from fontTools.pens.basePen import decomposeQuadraticSegment
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import newTable
from fontTools.ttLib.tables._f_v_a_r import Axis
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphCoordinates
from fontTools.ttLib.tables.ttProgram import Program
from fontTools.ttLib.tables.TupleVariation import TupleVariation

NO_SHIFT = (0, 0)


def with_weight_axis(regular, bold, low, high):
    """`regular` with an axis of weight from `low` to `high` that ends in `bold`; both have the same glyphs."""
    variations = {}
    for name in regular.getGlyphOrder():
        pairs = aligned_contours(name, contours(regular, name), contours(bold, name))
        advance = (bold['hmtx'][name][0] - regular['hmtx'][name][0], 0)
        points, ends = [], []
        if pairs:
            points, flags, ends = outline(pairs, 0)
            regular['glyf'][name] = glyph_of(points, flags, ends, regular['glyf'])
            regular['hmtx'][name] = (regular['hmtx'][name][0], regular['glyf'][name].xMin)
        others = outline(pairs, 1)[0]
        shifts = [(b[0] - a[0], b[1] - a[1]) for a, b in zip(points, others)]
        variation = TupleVariation({'wght': (0, 1, 1)}, [*shifts, NO_SHIFT, advance, NO_SHIFT, NO_SHIFT])
        if points:
            variation.optimize([*points, NO_SHIFT, (regular['hmtx'][name][0], 0), NO_SHIFT, NO_SHIFT], ends)
        variations[name] = [variation]
    add_axis_tables(regular, variations, low, high)
    return regular


def contours(font, name):
    """Closed contours as lists of (start, control, end, is_line); a line has its middle as its control."""
    glyphs = font.getGlyphSet()
    pen = DecomposingRecordingPen(glyphs)
    glyphs[name].draw(pen)
    found, here, start = [], None, None
    for verb, points in pen.value:
        if verb == 'moveTo':
            found.append([])
            here = start = points[0]
        elif verb == 'lineTo':
            found[-1].append(line(here, points[0]))
            here = points[0]
        elif verb == 'qCurveTo':
            for control, end in decomposeQuadraticSegment(points):
                found[-1].append((here, control, end, False))
                here = end
        elif verb == 'closePath' and here != start:
            found[-1].append(line(here, start))
    return found


def aligned_contours(name, regular, bold):
    if len(regular) != len(bold):
        raise ValueError(f'{name} has other contours in bold')
    return [(split_like(a, b), split_like(b, a)) for a, b in zip(regular, bold)]


def split_like(curves, model):
    """`curves`, halved where `model` has more curves on the same part of the contour."""
    curves = list(curves)
    while len(curves) < len(model):
        mine, theirs = ends_along(curves), ends_along(model)
        starts = [0, *mine]
        crowded = max(range(len(curves)), key=lambda i: (sum(starts[i] < end < mine[i] for end in theirs), extent(curves[i])))
        curves[crowded:crowded + 1] = halves(curves[crowded])
    return curves


def ends_along(curves):
    """The end of each curve, as a share of the contour's length."""
    total, walked, shares = sum(map(extent, curves)) or 1, 0, []
    for curve in curves:
        walked += extent(curve)
        shares.append(walked / total)
    return shares


def extent(curve):
    return abs(curve[2][0] - curve[0][0]) + abs(curve[2][1] - curve[0][1])


def line(a, b):
    return (a, middle(a, b), b, True)


def halves(curve):
    a, control, b, is_line = curve
    first, second = middle(a, control), middle(control, b)
    centre = middle(first, second)
    return [(a, first, centre, is_line), (centre, second, b, is_line)]


def middle(a, b):
    return ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)


def outline(pairs, side):
    """Points, their flags (1: on the curve) and the ends of contours; a line on both sides needs no control."""
    points, flags, ends = [], [], []
    for pair in pairs:
        for curve, (ours, theirs) in zip(pair[side], zip(*pair)):
            points.append(curve[0])
            flags.append(1)
            if not (ours[3] and theirs[3]):
                points.append(curve[1])
                flags.append(0)
        ends.append(len(points) - 1)
    return [(round(x), round(y)) for x, y in points], flags, ends


def glyph_of(points, flags, ends, table):
    glyph = Glyph()
    glyph.numberOfContours = len(ends)
    glyph.coordinates = GlyphCoordinates(points)
    glyph.flags = array('B', flags)
    glyph.endPtsOfContours = ends
    glyph.program = Program()
    glyph.program.fromBytecode(b'')
    glyph.recalcBounds(table)
    return glyph


def add_axis_tables(font, variations, low, high):
    axis = Axis()
    axis.axisTag, axis.minValue, axis.defaultValue, axis.maxValue, axis.axisNameID = 'wght', low, low, high, 2
    font['fvar'] = newTable('fvar')
    font['fvar'].axes, font['fvar'].instances = [axis], []
    font['gvar'] = newTable('gvar')
    font['gvar'].version, font['gvar'].reserved, font['gvar'].variations = 1, 0, variations
    font['avar'] = newTable('avar')
    font['avar'].segments = {'wght': {-1.0: -1.0, 0.0: 0.0, 0.25: 1.0, 1.0: 1.0}}
