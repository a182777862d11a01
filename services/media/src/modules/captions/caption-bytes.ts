/** The text of a file in UTF-8 or UTF-16, with a mark of the order of its bytes or without. Undefined: it is neither. */
export function textOfBytes(bytes: Uint8Array): string | undefined {
  try {
    // The decoder removes the mark.
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return undefined;
    throw error;
  }
}

function encodingOf([first, second]: Uint8Array): string {
  // Every caption file begins with a letter or digit of ASCII, which has a zero byte in UTF-16.
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be';
  return 'utf-8';
}
