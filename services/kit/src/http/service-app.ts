import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { registerBodyParsing } from './body-parsing';
import { answerClientError } from './client-error';
import { registerDocs } from './docs';
import { watchEventLoop } from '../telemetry/event-loop';
import { registerGracefulClose } from '../process/graceful-close';
import { registerHealth } from '../telemetry/health';
import { problemServerFactory } from './http-server';
import { loggerOptions, logRequests } from '../telemetry/logging';
import { type CollectMetrics, registerMetrics } from '../telemetry/metrics';
import { sendNotFound, sendProblem } from './problem-reply';
import { type FastifyRateLimitStoreCtor, registerRateLimit } from './rate-limit';
import { recordRoutes } from './route-table';
import { serializerCompiler } from './serialization';
import { requestIdPattern, serverLimits } from './server-limits';
import { endStreamsOfHead } from './head-answers';
import { readableAddress } from './text-safety';
import { registerTracing } from '../telemetry/tracing';
import { validatorCompiler } from './validation';

export interface ServiceServerOptions {
  /** Name in logs and title of the API page. */
  name: string;
  config: {
    LOG_LEVEL: string;
    RATE_LIMIT_PER_MINUTE: number;
    TRUST_PROXY: string;
    REDIS_URL?: string | undefined;
    OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  };
  /** Answers requests without a route; the platform serves its shell here. A problem 404 by default. */
  notFound?: (request: FastifyRequest, reply: FastifyReply) => unknown;
  /** Adds hooks that also apply to the routes of the kit. */
  addHooks?: (app: ServiceServer) => void;
  /** Where log lines go instead of stdout. */
  logStream?: Writable;
  /** The other processes that serve the same port, if any. */
  siblings?: Siblings;
}

export interface Siblings {
  rateLimitStore: FastifyRateLimitStoreCtor;
  collectMetrics: CollectMetrics;
}

export type ServiceServer = FastifyInstance;

/**
 * Sets up the parts of the process: logger, time-outs, parsing, validation, errors, rate limit, health, metrics, docs.
 * Services are plugins of it, one or several: `app.register(plugin, options)` after this resolves.
 */
export async function createServiceServer(options: ServiceServerOptions): Promise<ServiceServer> {
  const { name, config } = options;
  const logger = loggerOptions(name, config.LOG_LEVEL);
  const app = fastify({
    serverFactory: problemServerFactory,
    logger: typeof logger === 'object' && options.logStream ? { ...logger, stream: options.logStream } : logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    trustProxy: config.TRUST_PROXY ? config.TRUST_PROXY.split(',') : false,
    bodyLimit: serverLimits.bodyBytesMax,
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: true, maxParamLength: 200 },
    exposeHeadRoutes: true,
    connectionTimeout: serverLimits.connectionMs,
    requestTimeout: serverLimits.requestMs,
    handlerTimeout: serverLimits.handlerMs,
    http: {
      maxHeaderSize: serverLimits.headBytesMax,
      headersTimeout: serverLimits.headersMs,
      connectionsCheckingInterval: serverLimits.checkEveryMs,
    },
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => void sendProblem(error, request, reply),
  }).withTypeProvider<TypeBoxTypeProvider>();

  recordRoutes(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendProblem);
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint) await registerTracing(app, { service: name, endpoint });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
    done();
  });
  endStreamsOfHead(app);
  logRequests(app);
  registerBodyParsing(app);
  registerMetrics(app, options.siblings?.collectMetrics);
  watchEventLoop(app);
  await registerRateLimit(app, {
    max: config.RATE_LIMIT_PER_MINUTE,
    store: options.siblings?.rateLimitStore,
    redisUrl: config.REDIS_URL,
  });
  options.addHooks?.(app);
  app.setNotFoundHandler(options.notFound ?? sendNotFound);
  registerHealth(app);
  registerGracefulClose(app);
  await registerDocs(app, name);
  return app;
}

const isRequestId = new RegExp(requestIdPattern);

/** Keeps the edge's request id, so that all services log one id. */
function requestIdOf(request: { headers: Record<string, string | string[] | undefined> }): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && isRequestId.test(given) ? given : randomUUID();
}
