import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Problem, problemMediaType } from '@vidyapath/http/problem';
import { headRefusals, type Refusal } from './request-head';

const refusals: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: headRefusals.slow,
  HPE_HEADER_OVERFLOW: headRefusals.headers,
};

/** Answers invalid HTTP and slow requests with a problem, like every other error. */
export function answerClientError(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  refuseConnection(socket, refusals[error.code ?? ''] ?? headRefusals.unreadable);
}

/** Answers a request for which node creates no response. */
export function refuseConnection(socket: Duplex, refusal: Refusal): void {
  const { headers, body } = problemOf(refusal);
  const head = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Answers a request that must reach no route. */
export function refuseRequest(
  { method }: IncomingMessage,
  response: ServerResponse,
  refusal: Refusal,
  further: Record<string, string> = {},
): void {
  const { headers, body } = problemOf(refusal);
  response.writeHead(refusal.status, { ...headers, ...further }).end(method === 'HEAD' ? undefined : body);
}

function problemOf({ status, detail }: Refusal): { headers: Record<string, string>; body: string } {
  const requestId = randomUUID();
  const problem: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    instance: '/',
    requestId,
  };
  const body = JSON.stringify(problem);
  const headers = {
    'content-type': problemMediaType,
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-request-id': requestId,
    'x-content-type-options': 'nosniff',
    connection: 'close',
  };
  return { headers, body };
}
