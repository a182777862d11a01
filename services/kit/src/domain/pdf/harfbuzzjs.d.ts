/** The part of harfbuzzjs 0.10 that is used; it has no types. */
declare module 'harfbuzzjs' {
  interface ShapedGlyph {
    /** The glyph's number. */
    g: number;
    /** Where its characters begin in the text. */
    cl: number;
    /** Advance and offset, in units of the font. */
    ax: number;
    ay: number;
    dx: number;
    dy: number;
  }
  interface Blob {
    destroy(): void;
  }
  interface Face {
    destroy(): void;
  }
  interface Font {
    destroy(): void;
  }
  interface Buffer {
    addText(text: string): void;
    guessSegmentProperties(): void;
    json(): ShapedGlyph[];
    destroy(): void;
  }
  export interface Harfbuzz {
    createBlob(file: Uint8Array): Blob;
    createFace(blob: Blob, index: number): Face;
    createFont(face: Face): Font;
    createBuffer(): Buffer;
    shape(font: Font, buffer: Buffer): void;
  }
  const loading: Promise<Harfbuzz>;
  export default loading;
}
