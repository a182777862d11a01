import { createServer, type IncomingMessage, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { refuseConnection, refuseRequest } from './client-error';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Node's server, which besides answers whatever node would answer itself, or not at all, as the problem that every error is. */
export function createProblemServer(options: ServerOptions, listener: Listener): Server {
  const answer: Listener = (request, response) => (namesOneHost(request) ? listener(request, response) : refuseRequest(request, response, 400));
  const server = createServer({ ...options, requireHostHeader: false }, answer);
  // Told to go on by `goOnWhenExpected`, once the request is allowed.
  server.on('checkContinue', answer);
  server.on('checkExpectation', (request, response) => refuseRequest(request, response, 417, 'The request expects what is not known here.'));
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => refuseConnection(socket, 405, 'This is no proxy.'));
  return server;
}

/** Of a host and a port, as far as those in front of a server could understand it in different ways. */
const hostPattern = /^[\w.~!$&'()*+,;=:%[\]-]*$/;

/** What RFC 9112 section 3.2 demands: `Host` once, with a value that is one; only HTTP/1.0 may leave it out. */
function namesOneHost({ rawHeaders, httpVersionMinor }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length !== 4 || name.toLowerCase() !== 'host') continue;
    hosts += 1;
    if (hosts > 1 || !hostPattern.test(rawHeaders[at + 1] ?? '')) return false;
  }
  return hosts === 1 || httpVersionMinor === 0;
}
