import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { problemResponses } from '@vidyapath/http/problem';
import { sendWithEtag } from '@vidyapath/service-kit/etag';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { RevocationRegister } from './revocation-register';

const RevocationFeedSchema = Type.Object({
  jtis: Type.Array(Type.String()),
  users: Type.Array(Type.Object({ id: Type.Integer(), before: Type.Integer() })),
});

/** The feed that the other services follow. It names tokens and users by number only. */
export async function revocationsRoutes(scope: FastifyInstance, { revocations }: { revocations: RevocationRegister }): Promise<void> {
  const app = scope.withTypeProvider<TypeBoxTypeProvider>();
  app.get(
    '/auth/revocations',
    {
      config: { access: 'public', rateLimit: false },
      schema: {
        tags: ['tokens'],
        operationId: 'listRevocations',
        summary: 'Tokens that ended before their time, for services that verify tokens by themselves.',
        response: { 200: RevocationFeedSchema, ...problemResponses(401, 503) },
      },
    },
    async (request, reply) => sendWithEtag(request, reply, await revocations.feed()),
  );
}
