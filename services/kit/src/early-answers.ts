import type { IncomingMessage, ServerOptions, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { FastifyInstance, FastifyServerFactory } from 'fastify';
import type { Histogram } from 'prom-client';
import { createProblemServer } from './http-server';
import { logsRequests } from './logging';
import type { TraceEarlyAnswer } from './tracing';

/** A whole answer that was made before. */
export interface EarlyAnswer {
  status: 200 | 304;
  /** Names and values in turns, as `writeHead` takes them. */
  headers: readonly string[];
  /** As text a character a byte (`latin1`): it goes out in one write with the head, which for large ones costs more than two. */
  body?: string | Buffer;
  /** The route's pattern, for log and metrics. */
  route: string;
}

/** Looks at a request before anything else does; undefined leaves it to the routes. */
export type FindEarlyAnswer = (request: IncomingMessage) => EarlyAnswer | undefined;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Lets answers that are kept go out without routing, hooks and serialisation, which cost ten times as much as
     * sending the bytes. `find` must decide by the whole request, headers included. A server that limits requests
     * counts each of them, so there it is never asked: hooks of the routes have to look too.
     */
    addEarlyAnswers(find: FindEarlyAnswer): void;
  }
}

interface ServerSettings {
  http?: ServerOptions;
  keepAliveTimeout?: number;
  requestTimeout?: number;
  connectionTimeout?: number;
}

export interface EarlyAnswers {
  serverFactory: FastifyServerFactory;
  register(app: FastifyInstance, trace?: TraceEarlyAnswer): void;
}

/** `requestId` names a request as Fastify does; `limited` servers answer nothing early. */
export function createEarlyAnswers(requestId: (request: IncomingMessage) => string, limited: boolean): EarlyAnswers {
  const finders: FindEarlyAnswer[] = [];
  let finished: (request: IncomingMessage, answer: EarlyAnswer, id: string, since: number) => void = () => undefined;
  const answered = (request: IncomingMessage, response: ServerResponse): boolean => {
    const since = performance.now();
    for (const find of finders) {
      const answer = find(request);
      if (!answer) continue;
      const id = requestId(request);
      response.writeHead(answer.status, [...answer.headers, 'x-request-id', id]).end(answer.body ?? '', 'latin1');
      finished(request, answer, id, since);
      return true;
    }
    return false;
  };
  return {
    // With a factory Fastify leaves the settings of the server to it.
    serverFactory: (handler, options) => {
      const { http = {}, keepAliveTimeout, requestTimeout, connectionTimeout } = options as ServerSettings;
      const server = createProblemServer(http, (request, response) => {
        if (!answered(request, response)) handler(request, response);
      });
      Object.assign(server, { keepAliveTimeout, requestTimeout });
      return server.setTimeout(connectionTimeout ?? 0);
    },
    register: (app, trace) => {
      app.decorate('addEarlyAnswers', (find: FindEarlyAnswer) => void (limited || finders.push(find)));
      // Fastify tells the clients of a closing server to go elsewhere.
      app.addHook('preClose', async () => void finders.splice(0));
      const record = recorder(app);
      finished = (...answered) => {
        record(...answered);
        trace?.(...answered);
      };
    },
  };
}

/** What `logRequests` and `registerMetrics` do for an answer that a route gave. */
function recorder(app: FastifyInstance) {
  const durations = app.metrics.getSingleMetric('http_request_duration_seconds') as Histogram;
  return ({ method = 'GET' }: IncomingMessage, { status, route }: EarlyAnswer, requestId: string, since: number): void => {
    const milliseconds = performance.now() - since;
    durations.observe({ method, route, status: String(status) }, milliseconds / 1_000);
    if (!logsRequests(app)) return;
    app.log.info({ requestId, method, route, status, durationMs: Math.round(milliseconds * 10) / 10 }, 'request');
  };
}
