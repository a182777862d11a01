import { ServiceCallFailed } from './service-call-failed';

/** Reads the whole body of `answer`, unless it is larger than `bytesMax`. */
export async function readAnswer(target: string, answer: Response, bytesMax: number): Promise<Response> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
    length += part.length;
    if (length > bytesMax)
      throw new ServiceCallFailed(target, `The answer is larger than ${bytesMax} bytes.`, {
        outcome: 'unknown',
        status: answer.status,
      });
    parts.push(part);
  }
  const { status, headers } = answer;
  return new Response(length > 0 ? new Uint8Array(Buffer.concat(parts)) : null, { status, headers });
}

/** `type` of the problem in the body, if that is one. */
export async function problemTypeOf(answer: Response): Promise<string | undefined> {
  if (!answer.headers.get('content-type')?.startsWith('application/problem+json')) return undefined;
  const body: unknown = await answer.json().catch(() => undefined);
  const { type } = (body ?? {}) as { type?: unknown };
  return typeof type === 'string' ? type : undefined;
}
