import { readBounded } from '@vidyapath/service-kit/client/read-bounded';
import type { ProbeAnswer } from './probe-client';
import { ProbeError } from './probe-error';

/** Twice the largest known pages. The whole process waits while a text is searched or parsed. */
const bytesMax = 3 * 1_024 * 1_024;

/** The whole body as text. */
export async function readText(answer: ProbeAnswer): Promise<string> {
  const tooLarge = () => new ProbeError('The server gave an answer that is too long.');
  return (await readBounded(answer.body, bytesMax, tooLarge)).toString('utf8');
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
