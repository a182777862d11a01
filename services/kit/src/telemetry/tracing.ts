import type { FastifyInstance, FastifyRequest } from 'fastify';
import { currentTrace } from './current-trace';
import { openSpans, type RequestSpan, type SpanOptions } from './spans';

/**
 * One span a request and one a query. They hold the data of the log, and of a failure only the fact.
 * Call it before the first hook and route.
 */
export async function registerTracing(app: FastifyInstance, options: SpanOptions): Promise<void> {
  const spans = await openSpans(options);
  const open = new WeakMap<FastifyRequest, RequestSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, id: requestId, headers, routeOptions } = request;
    const span = spans.begin({
      method,
      route: routeOptions.url ?? 'unknown',
      requestId,
      headers,
      startTime: Date.now(),
    });
    open.set(request, span);
    currentTrace.run(span, done);
  });
  // A body arrives with the events of its connection, outside of the request's context.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = open.get(request);
    if (span) currentTrace.run(span, done);
    else done();
  });
  app.addHook('onResponse', async (request, reply) => open.get(request)?.end(reply.statusCode));
  app.addHook('onClose', () =>
    spans.close().catch((error: unknown) => app.log.warn({ err: error }, 'the last traces could not be sent')),
  );
}
