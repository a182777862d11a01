import type { ProbeAnswer } from './probe-client';
import { ProbeError } from './probe-error';

/** Twice the largest known pages. The whole process waits while a text is searched or parsed. */
const bytesMax = 3 * 1_024 * 1_024;

/** The whole body as text. */
export async function readText(answer: ProbeAnswer): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer.body) {
    size += chunk.length;
    if (size > bytesMax) throw new ProbeError('The server gave an answer that is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The body as JSON; the caller checks its shape. */
export async function readJson(answer: ProbeAnswer): Promise<unknown> {
  try {
    return JSON.parse(await readText(answer)) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new ProbeError('The server gave an answer that cannot be read.', { cause: error });
    throw error;
  }
}
