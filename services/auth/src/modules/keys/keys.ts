import { problemResponses } from '@vidyapath/http/problem';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { Type } from 'typebox';
import type { AuthContext } from '../../context';

const text = Type.String();
const JwksSchema = Type.Object({
  keys: Type.Array(Type.Object({ kty: text, crv: text, x: text, y: text, kid: text, alg: text, use: text })),
});

/** The public keys of access tokens. */
export function registerKeys(app: TypedApp, { keys }: AuthContext): void {
  app.get(
    '/.well-known/jwks.json',
    {
      config: { access: 'public', rateLimit: false },
      schema: {
        tags: ['tokens'],
        operationId: 'listKeys',
        summary: 'Public keys of access tokens (RFC 7517).',
        response: { 200: JwksSchema, ...problemResponses(401) },
      },
    },
    async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=60').send({ keys: keys.inForce().map(({ jwk }) => jwk) }),
  );
}
