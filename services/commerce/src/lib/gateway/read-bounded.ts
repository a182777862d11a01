const answerBytesMax = 1_024 * 1_024;

/** The text of an answer, as far as it is no larger than any that the gateway gives. */
export async function readBounded({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
    length += part.length;
    if (length > answerBytesMax) throw new Error(`The answer is larger than ${answerBytesMax} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
