import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { createShape, type Shape } from './shaper';

/** In the order in which they are tried. The first two have Latin letters with every mark between them; Meetei Mayek is Manipuri, Ol Chiki Santali. */
const families = [
  'noto-sans-devanagari',
  'noto-sans',
  'noto-sans-bengali',
  'noto-sans-gurmukhi',
  'noto-sans-gujarati',
  'noto-sans-oriya',
  'noto-sans-tamil',
  'noto-sans-telugu',
  'noto-sans-kannada',
  'noto-sans-malayalam',
  'noto-sans-ol-chiki',
  'noto-sans-meetei-mayek',
  'noto-sans-arabic',
];

export interface PdfFont {
  name: string;
  /** What pdfkit embeds; it calls its `layout`. */
  file: Font;
  /** Heights above and below the base line, of a letter of size 1. */
  ascent: number;
  descent: number;
  has(this: void, codePoint: number): boolean;
  /** Width of a text of size 1. */
  widthOf(this: void, text: string): number;
}

export type Weight = '400Regular' | '700Bold';

const opened = new Map<string, PdfFont>();

/** The fonts of a weight, each read at its first use. */
export function* fontsOf(weight: Weight): Generator<PdfFont> {
  for (const family of families) {
    const name = `${family} ${weight}`;
    const font = opened.get(name) ?? openFont(name, family, weight);
    opened.set(name, font);
    yield font;
  }
}

function openFont(name: string, family: string, weight: Weight): PdfFont {
  const title = family.replace(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase());
  const bytes = readFileSync(require.resolve(`@expo-google-fonts/${family}/${weight}/${title}_${weight}.ttf`));
  const file = create(bytes);
  if (!('layout' in file)) throw new Error(`${name} is a collection.`);
  const shape = createShape(bytes);
  Object.assign(file, { layout: (text: string) => layoutOf(file, shape(text)) });
  const { unitsPerEm, ascent, descent } = file;
  return {
    name,
    file,
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
    has: (codePoint) => file.hasGlyphForCodePoint(codePoint),
    widthOf: (text) => shape(text).reduce((sum, { xAdvance }) => sum + xAdvance, 0) / unitsPerEm,
  };
}

/** A run of glyphs as pdfkit reads it. */
function layoutOf(file: Font, shaped: ReturnType<Shape>) {
  const texts = textsOf(file, shaped);
  return {
    glyphs: shaped.map(({ id }, index) => ({
      id,
      codePoints: texts[index] ?? [],
      advanceWidth: file.getGlyph(id).advanceWidth,
    })),
    positions: shaped.map(({ xAdvance, xOffset, yOffset }) => ({ xAdvance, yAdvance: 0, xOffset, yOffset })),
    advanceWidth: shaped.reduce((sum, { xAdvance }) => sum + xAdvance, 0),
  };
}

/** What is copied for each glyph: its own character; the first one without takes the characters of its cluster that no glyph has. */
function textsOf(file: Font, shaped: ReturnType<Shape>): number[][] {
  const taken = new Set<number>();
  const glyphOf = (codePoint: number): number => file.glyphForCodePoint(codePoint).id;
  return shaped.map(({ id, start, cluster }) => {
    const codes = Array.from(cluster, (character) => character.codePointAt(0) ?? 0);
    const own = codes.filter((codePoint) => glyphOf(codePoint) === id).slice(0, 1);
    if (own.length > 0 || taken.has(start)) return own;
    taken.add(start);
    const ids = shaped.filter((one) => one.start === start).map((one) => one.id);
    return codes.filter((codePoint) => !ids.includes(glyphOf(codePoint)));
  });
}
