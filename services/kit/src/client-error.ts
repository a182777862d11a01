import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Problem, problemMediaType } from '@vidyapath/http/problem';

const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };
const unread = 'The request could not be read.';

/** Answers what is not HTTP, or comes too slowly, in the shape of every other error. */
export function answerClientError(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  refuseConnection(socket, statuses[error.code ?? ''] ?? 400, unread);
}

/** Answers a request of whose connection node makes no response. */
export function refuseConnection(socket: Duplex, status: number, detail: string): void {
  const { headers, body } = refusal(status, detail);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Answers a request that must reach no route. */
export function refuseRequest({ method }: IncomingMessage, response: ServerResponse, status: number, detail: string = unread): void {
  const { headers, body } = refusal(status, detail);
  response.writeHead(status, headers).end(method === 'HEAD' ? undefined : body);
}

function refusal(status: number, detail: string): { headers: Record<string, string>; body: string } {
  const requestId = randomUUID();
  const problem: Problem = { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail, instance: '/', requestId };
  const body = JSON.stringify(problem);
  const headers = { 'content-type': problemMediaType, 'content-length': String(Buffer.byteLength(body)), 'x-request-id': requestId, 'x-content-type-options': 'nosniff', connection: 'close' };
  return { headers, body };
}
