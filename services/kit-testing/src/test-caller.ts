import { createServiceCaller, type ServiceCaller } from '@vidyapath/service-kit/client/service-caller';
import type { FastifyInstance } from 'fastify';
import { createTestTokens, type TestTokens } from './tokens';

/** A service whose token has this scope. */
export function createTestCaller(
  app: Pick<FastifyInstance, 'metrics'>,
  scope: string,
  tokens: Pick<TestTokens, 'asService'> = createTestTokens(),
): ServiceCaller {
  const issueToken = async () => {
    const access_token = tokens.asService(scope).authorization.replace('Bearer ', '');
    return Response.json({ access_token, token_type: 'Bearer', expires_in: 300 });
  };
  return createServiceCaller(app, { id: 'caller', secret: '', auth: { baseUrl: 'http://auth', send: issueToken } });
}
