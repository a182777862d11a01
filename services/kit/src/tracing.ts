import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { currentTrace } from './current-trace';
import type { EarlyAnswer } from './early-answers';
import { openSpans, type RequestSpan, type SpanOptions } from './spans';

/** Traces an answer that no route gave; `since` is of `performance.now`. */
export type TraceEarlyAnswer = (request: IncomingMessage, answer: EarlyAnswer, requestId: string, since: number) => void;

/**
 * One span a request and one a query. They hold what the log holds, and of a failure only that it was one.
 * Call it before the first hook and route.
 */
export async function registerTracing(app: FastifyInstance, options: SpanOptions): Promise<TraceEarlyAnswer> {
  const spans = await openSpans(options);
  const open = new WeakMap<FastifyRequest, RequestSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, id: requestId, headers, routeOptions } = request;
    const span = spans.begin({ method, route: routeOptions.url ?? 'unknown', requestId, headers, startTime: Date.now() });
    open.set(request, span);
    currentTrace.run(span, done);
  });
  // A body arrives with the events of its connection, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = open.get(request);
    if (span) currentTrace.run(span, done);
    else done();
  });
  app.addHook('onResponse', async (request, reply) => open.get(request)?.end(reply.statusCode));
  app.addHook('onClose', () => spans.close().catch((error: unknown) => app.log.warn({ err: error }, 'the last spans could not be sent')));
  return ({ method = 'GET', headers }, { status, route }, requestId, since) => {
    const startTime = Date.now() - (performance.now() - since);
    spans.begin({ method, route, requestId, headers, startTime }).end(status);
  };
}
