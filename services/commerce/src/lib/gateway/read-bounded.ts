const answerBytesMax = 1_024 * 1_024;

/** The text of an answer; rejects when it is larger than any answer of the gateway. */
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
