import { createServer, type IncomingMessage, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyServerFactory } from 'fastify';
import { refuseConnection, refuseRequest } from './client-error';
import { type Refusal, refusalOf } from './request-head';
import { serverLimits } from './server-limits';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

const noProxy: Refusal = { status: 405, detail: 'This is no proxy.' };
const unexpected: Refusal = { status: 417, detail: 'The request expects what is not known here.' };
const pipelined: Refusal = {
  status: 429,
  detail: 'Too many requests were sent without waiting for their answers. Please try again in 1 second.',
};

/** Node's server that also answers with a problem where node would answer in its own form or not at all. */
function createProblemServer(options: ServerOptions, listener: Listener): Server {
  const waiting = new WeakMap<Duplex, number>();
  const answer: Listener = (request, response) => {
    const { socket } = request;
    const before = waiting.get(socket) ?? 0;
    // Requests after the refused one on its connection are not answered: the connection closes.
    if (before === Infinity) return;
    if (before === serverLimits.pipelinedMax) {
      waiting.set(socket, Infinity);
      socket.pause();
      return refuseRequest(request, response, pipelined, { 'retry-after': '1' });
    }
    waiting.set(socket, before + 1);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    const refusal = refusalOf(request);
    if (refusal) refuseRequest(request, response, refusal);
    else listener(request, response);
  };
  const server = createServer({ ...options, requireHostHeader: false }, answer);
  // Node drops further headers silently; with one more than allowed the request is refused.
  server.maxHeadersCount = serverLimits.headersMax + 1;
  // `goOnWhenExpected` asks for the body once the request is allowed.
  server.on('checkContinue', answer);
  server.on('checkExpectation', (request, response) => refuseRequest(request, response, unexpected));
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => refuseConnection(socket, noProxy));
  return server;
}

interface ServerSettings {
  http?: ServerOptions;
  keepAliveTimeout?: number;
  requestTimeout?: number;
  connectionTimeout?: number;
}

/** The same for Fastify, which leaves the settings of the server to a factory. */
export const problemServerFactory: FastifyServerFactory = (handler, options) => {
  const { http = {}, keepAliveTimeout, requestTimeout, connectionTimeout } = options as ServerSettings;
  const server = createProblemServer(http, handler);
  Object.assign(server, { keepAliveTimeout, requestTimeout });
  return server.setTimeout(connectionTimeout ?? 0);
};
