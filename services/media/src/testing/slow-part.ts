import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';

export interface SlowPart {
  request: ClientRequest;
  /** Status and offset of the answer, or undefined when the connection broke. */
  answer: Promise<{ status: number; offset: string | undefined; retryAfter: string | undefined } | undefined>;
}

/** A part that is sent over a real connection; its sender decides when the rest follows. */
export function sendPart(
  address: string,
  { path, offset, length, headers }: { path: string; offset: number; length: number; headers: Record<string, string> },
): SlowPart {
  const sent = request(new URL(path, address), {
    method: 'PATCH',
    headers: {
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
      'content-length': String(length),
      ...headers,
    },
  });
  sent.flushHeaders();
  const answer = (once(sent, 'response') as Promise<[IncomingMessage]>).then(
    ([response]: [IncomingMessage]) => {
      response.resume();
      const { 'upload-offset': at, 'retry-after': retryAfter } = response.headers;
      return { status: Number(response.statusCode), offset: at as string | undefined, retryAfter };
    },
    () => undefined,
  );
  return { request: sent, answer };
}
