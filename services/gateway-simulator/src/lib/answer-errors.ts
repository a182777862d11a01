import type { FastifyInstance } from 'fastify';
import { GatewayError, serverError } from './gateway-error';

/** Errors of the routes of `app`, and of no others, in the gateway's shape. */
export function answerInGatewayShape(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const answer = error instanceof GatewayError ? error : ofServer(error);
    if (answer.statusCode >= 500 && !(error instanceof GatewayError))
      request.log.error({ err: error }, 'request failed');
    return reply
      .code(answer.statusCode)
      .headers({ 'cache-control': 'no-store', ...answer.headers })
      .send({ error: answer.body });
  });
}

/** The server itself refuses bodies that are too large, too deep or no JSON, and too many requests. */
function ofServer(error: { statusCode?: number; message: string; headers?: Record<string, string> }): GatewayError {
  const { statusCode = 500, message, headers } = error;
  return statusCode >= 400 && statusCode < 500 ? new GatewayError(statusCode, message, {}, headers) : serverError();
}
