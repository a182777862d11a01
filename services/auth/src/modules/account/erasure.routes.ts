import { AccountErasureBodySchema } from '@vidyapath/http/auth-people';
import { paths } from '@vidyapath/http/paths';
import { problemResponses } from '@vidyapath/http/problem';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { Type } from 'typebox';
import { signedIn } from '@vidyapath/service-kit/auth/signed-in';
import type { AuthContext } from '../../context';
import { callerOf } from '../../lib/caller';
import { eraseAccount } from './erasure.service';

export function erasureRoutes(app: TypedApp, ctx: AuthContext): void {
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
      await eraseAccount(ctx, signedIn(request), request.body.password, callerOf(request));
      return reply.code(204).send(null);
    },
  );
}
