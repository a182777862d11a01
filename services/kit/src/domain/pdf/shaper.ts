/// <reference path="./harfbuzzjs.d.ts" />
import loading, { type Harfbuzz } from 'harfbuzzjs';

/** A glyph of a run from left to right; advances and offsets in units of the font. */
export interface ShapedGlyph {
  id: number;
  /** The characters that are drawn together, by this glyph and its neighbours. */
  cluster: string;
  /** Where these begin in the text. */
  start: number;
  xAdvance: number;
  xOffset: number;
  yOffset: number;
}

export type Shape = (text: string) => ShapedGlyph[];

let harfbuzz: Harfbuzz | undefined;

/** Before anything is shaped. */
export async function loadShaper(): Promise<void> {
  harfbuzz = await loading;
}

/** HarfBuzz knows the rules of each script; those of fontkit fail for names in Gurmukhi, Tamil and others. */
export function createShape(file: Uint8Array): Shape {
  if (!harfbuzz) throw new Error('The shaper is not loaded.');
  const hb = harfbuzz;
  const font = hb.createFont(hb.createFace(hb.createBlob(file), 0));
  return (text) => {
    const buffer = hb.createBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    const shaped = buffer.json();
    buffer.destroy();
    const starts = [...new Set(shaped.map(({ cl }) => cl))].sort((a, b) => a - b);
    return shaped.map(({ g, cl, ax, dx, dy }) => ({
      id: g,
      start: cl,
      cluster: text.slice(cl, starts[starts.indexOf(cl) + 1]),
      xAdvance: ax,
      xOffset: dx,
      yOffset: dy,
    }));
  };
}
