import type { ProbeAnswer } from './probe-client';
import { ProbeError } from './probe-error';

/** The whole body as text, within the probe's bytes. */
export async function readText(answer: ProbeAnswer): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer.body) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** The body as JSON; `undefined` members and other shapes are the caller's to check. */
export async function readJson(answer: ProbeAnswer): Promise<unknown> {
  try {
    return JSON.parse(await readText(answer)) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) throw new ProbeError('The server gave an answer that cannot be read.', { cause: error });
    throw error;
  }
}
