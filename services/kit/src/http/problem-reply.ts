import { STATUS_CODES } from 'node:http';
import { type Problem, problemMediaType } from '@vidyapath/http/problem';
import { problemType } from '@vidyapath/http/problems';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { problemOfDatabaseError } from '../database/database-errors';
import { CallFailed } from '../client/call-failed';
import { HttpProblem, notFound, tooManyRequests, unavailable } from './errors';
import { QueueFullError } from '../queue/work-queue';

/** Fastify's own refusals in words for the user. */
const sentences: Record<string, string> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The request has no content.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request is not valid JSON.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The content type of the request is not supported.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The length of the request is not what it said.',
};

const unreadable = new Set([
  'FST_ERR_CTP_EMPTY_JSON_BODY',
  'FST_ERR_CTP_INVALID_JSON_BODY',
  'FST_ERR_CTP_INVALID_CONTENT_LENGTH',
]);

/** Answers with the problem of `error`. An unexpected error is a 500 without details. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOfError(error);
  if (problem.statusCode === 503) request.log.warn({ reason: reasonOf(problem) }, 'not available');
  else if (problem.statusCode >= 500) request.log.error({ err: problem.cause ?? error }, 'request failed');
  const body: Problem = {
    type: problemType(problem.kind),
    title: STATUS_CODES[problem.statusCode] ?? 'Error',
    status: problem.statusCode,
    detail: problem.detail,
    instance: request.originalUrl.split('?', 1)[0] ?? '/',
    requestId: request.id,
    ...(problem.errors ? { errors: problem.errors } : {}),
    ...(problem.lastChange ? { lastChange: problem.lastChange } : {}),
    ...problem.members,
  };
  return (
    reply
      .code(problem.statusCode)
      .removeHeader('etag')
      // Fastify would close a connection whose body it leaves unread; a client that still sends it would never see the answer.
      .removeHeader('connection')
      .headers({ 'cache-control': 'no-store', ...problem.headers })
      .type(problemMediaType)
      .serializer((payload: unknown) => JSON.stringify(payload))
      .send(body)
  );
}

export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem(notFound(), request, reply);
}

/** The messages of the problem's causes, the outer first. */
function reasonOf({ cause, detail }: HttpProblem): string {
  const messages: string[] = [];
  for (let at = cause; at instanceof Error && messages.length < 4; at = at.cause) messages.push(at.message);
  return messages.length > 0 ? messages.join(' ') : detail;
}

function problemOfError(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (error instanceof QueueFullError)
    return error.ofKey ? tooManyRequests(1, 'Too many requests at once.') : unavailable(1, undefined, error);
  // A refusal of another service is a fault of this one, which sent the request.
  if (error instanceof CallFailed && error.outcome !== 'refused') return unavailable(2, undefined, error);
  const known = problemOfDatabaseError(error);
  if (known) return known;
  const { code = '', statusCode = 500 } = (error ?? {}) as Partial<FastifyError>;
  if (code === 'FST_ERR_HANDLER_TIMEOUT') return unavailable(2, undefined, error);
  if (statusCode >= 400 && statusCode < 500) {
    return new HttpProblem(statusCode, sentences[code] ?? 'The request is not acceptable.', {
      ...(unreadable.has(code) && { kind: 'unreadable-request' }),
      cause: error,
    });
  }
  return new HttpProblem(500, 'Something went wrong on our side. Please try again.', { cause: error });
}
