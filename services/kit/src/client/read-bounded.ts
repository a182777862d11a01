/** The whole body, or `tooLarge()` is thrown: a server may send any number of bytes. */
export async function readBounded(
  body: AsyncIterable<Uint8Array>,
  bytesMax: number,
  tooLarge: () => Error,
): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > bytesMax) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}
