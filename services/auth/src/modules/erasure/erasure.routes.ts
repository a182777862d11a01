import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { AccountErasureBodySchema } from '@vidyapath/http/auth-people';
import { paths } from '@vidyapath/http/paths';
import { problemResponses } from '@vidyapath/http/problem';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { signedIn } from '@vidyapath/service-kit/auth/signed-in';
import { callerOf } from '../../lib/caller';
import type { EraseAccount } from './erasure.service';

export async function erasureRoutes(scope: FastifyInstance, { erase }: { erase: EraseAccount }): Promise<void> {
  const app = scope.withTypeProvider<TypeBoxTypeProvider>();
  app.delete(
    paths.account,
    {
      config: { access: 'signed-in' },
      schema: {
        tags: ['account'],
        operationId: 'eraseAccount',
        summary:
          'Erase the own account for good. Bills are kept as long as the law wants; nothing else of the person is.',
        body: AccountErasureBodySchema,
        response: { 204: Type.Null(), ...problemResponses(400, 401, 409, 413, 415, 429, 503) },
      },
    },
    async (request, reply) => {
      await erase(signedIn(request), request.body.password, callerOf(request));
      return reply.code(204).send(null);
    },
  );
}
