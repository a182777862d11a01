import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type Problem, problemMediaType } from '@vidyapath/http/problem';

const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers what is not HTTP, or comes too slowly, in the shape of every other error. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statuses[error.code ?? ''] ?? 400;
  const title = STATUS_CODES[status] ?? 'Bad Request';
  const detail = 'The request could not be read.';
  const problem: Problem = { type: 'about:blank', title, status, detail, instance: '/', requestId: randomUUID() };
  const body = JSON.stringify(problem);
  const head = [`HTTP/1.1 ${status} ${title}`, `Content-Type: ${problemMediaType}`, `Content-Length: ${Buffer.byteLength(body)}`];
  socket.end(`${[...head, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`);
}
