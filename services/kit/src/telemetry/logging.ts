import type { FastifyInstance, FastifyServerOptions } from 'fastify';

/** pino as JSON lines in UTC. Only the fields named here are logged: no addresses with queries, headers or bodies. */
export function loggerOptions(service: string, level: string): FastifyServerOptions['logger'] {
  return {
    level,
    base: { service },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: loggedError, req: () => ({}), res: () => ({}) },
    redact: {
      paths: [
        'password',
        'email',
        'token',
        'access_token',
        'authorization',
        '*.password',
        '*.email',
        '*.token',
        '*.authorization',
      ],
      censor: '[redacted]',
    },
  };
}

/** PostgreSQL's `detail` and `parameters` carry values of rows, so they stay out. */
function loggedError({ name, code, message, stack = '' }: Error & { code?: string }) {
  return { type: name, code, message, stack };
}

const requestLevels = new Set(['info', 'debug', 'trace']);

/** One line a finished request. The route is the pattern, never the requested address. */
export function logRequests(app: FastifyInstance): void {
  if (!requestLevels.has(app.log.level)) return;
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime * 10) / 10,
        userId: (request as { user?: { id?: number } | null }).user?.id,
      },
      'request',
    );
    done();
  });
}
