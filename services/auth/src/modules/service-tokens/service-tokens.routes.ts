import { internalPaths } from '@vidyapath/http/internal-paths';
import { problemResponses } from '@vidyapath/http/problem';
import { unauthorized } from '@vidyapath/service-kit/http/errors';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { Type } from 'typebox';
import type { AuthContext } from '../../context';
import { findClient } from './service-clients';
import { issueServiceToken, serviceTokenSeconds } from './service-token-issuer';

const ServiceTokenSchema = Type.Object({
  access_token: Type.String(),
  token_type: Type.Literal('Bearer'),
  expires_in: Type.Integer({ description: 'seconds' }),
});

/** The route that issues tokens to services. */
export function serviceTokensRoutes(app: TypedApp, { keys, issuer, serviceClients }: AuthContext): void {
  app.post(
    internalPaths.serviceToken,
    {
      config: { access: 'credentials' },
      schema: {
        tags: ['internal'],
        operationId: 'issueServiceToken',
        summary: 'A token for a service, by its client id and secret (HTTP Basic).',
        response: { 200: ServiceTokenSchema, ...problemResponses(401, 429) },
      },
    },
    async (request) => {
      const client = findClient(serviceClients, ...credentialsOf(request.headers.authorization));
      if (!client) throw refused();
      return {
        access_token: issueServiceToken(keys, issuer, client),
        token_type: 'Bearer' as const,
        expires_in: serviceTokenSeconds,
      };
    },
  );
}

function credentialsOf(authorization = ''): [id: string, secret: string] {
  const [scheme = '', encoded = ''] = authorization.split(' ');
  if (scheme.toLowerCase() !== 'basic') return ['', ''];
  const text = Buffer.from(encoded, 'base64').toString();
  const colon = text.indexOf(':');
  return colon < 0 ? ['', ''] : [text.slice(0, colon), text.slice(colon + 1)];
}

function refused() {
  const problem = unauthorized('The client is not known, or its secret is another one.');
  problem.headers['www-authenticate'] = 'Basic realm="services"';
  return problem;
}
