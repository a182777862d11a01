import { narrowedTo } from '@vidyapath/http/contract-shape';
import type { Interaction, Shape } from '@vidyapath/http/service-contract';

/** Statuses that every route may answer in addition to its own, each as a problem. */
export const isCommon = (status: number): boolean => [401, 403, 429].includes(status) || status >= 500;

const problem = {
  detail: 'string',
  'requestId?': 'string',
  'errors?': [{ field: 'string', detail: 'string' }],
} satisfies Shape;
const commonHeaders = ['content-type', 'retry-after'];

/** The answer with only the members and headers that the interaction records. */
export async function narrowedAnswer(
  response: Response,
  recorded: Interaction['answer'] | undefined,
): Promise<Response> {
  if (recorded?.lastLine || response.status === 204) return response;
  const text = await response.text();
  const headers = [...response.headers].filter(([name]) =>
    [...commonHeaders, ...(recorded?.headers ?? [])].includes(name),
  );
  const kind = recorded?.kind && { type: 'string' };
  const shape = response.ok ? recorded?.body : { ...problem, ...kind, ...(recorded?.body as object | undefined) };
  return new Response(narrowedText(text, shape), { status: response.status, headers });
}

/** A text that is not JSON stays as it is: tests answer with such texts, too. */
function narrowedText(text: string, shape: Shape | undefined): string {
  try {
    const value: unknown = JSON.parse(text);
    return shape === undefined ? '' : JSON.stringify(narrowedTo(shape, value));
  } catch {
    return text;
  }
}
