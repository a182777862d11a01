import {
  AccountBodySchema,
  AccountSchema,
  ChangedAccountSchema,
  LoginAnswerSchema,
  PasswordChangeBodySchema,
} from '@vidyapath/http/auth';
import { paths } from '@vidyapath/http/paths';
import { problemResponses } from '@vidyapath/http/problem';
import { etagOf, sendWithEtag } from '@vidyapath/service-kit/http/etag';
import { signedIn } from '@vidyapath/service-kit/auth/signed-in';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { AuthContext } from '../../context';
import { callerOf } from '../../lib/caller';
import { changeAccount, changePassword, readAccount } from './account.service';

const tags = ['account'];

export function accountRoutes(app: TypedApp, ctx: AuthContext): void {
  app.get(
    paths.account,
    {
      config: { access: 'signed-in' },
      schema: {
        tags,
        operationId: 'readAccount',
        summary: 'The account of the signed-in user.',
        response: { 200: AccountSchema, ...problemResponses(401, 429, 503) },
      },
    },
    async (request, reply) => sendWithEtag(request, reply, await readAccount(ctx, signedIn(request).id)),
  );

  app.put(
    paths.account,
    {
      config: { access: 'signed-in' },
      schema: {
        tags,
        operationId: 'changeAccount',
        summary:
          'Change name, phone and language of the own account. The answer carries a token with the new name, which replaces this one within a minute.',
        body: AccountBodySchema,
        response: { 200: ChangedAccountSchema, ...problemResponses(400, 401, 412, 413, 415, 429, 503) },
      },
    },
    async (request, reply) => {
      const change = { ...request.body, ifMatch: request.headers['if-match'] };
      const { account, session } = await changeAccount(ctx, signedIn(request), change, callerOf(request));
      return reply.header('etag', etagOf(account)).send({ ...account, access_token: ctx.issueToken(session) });
    },
  );

  app.put(
    paths.password,
    {
      config: { access: 'signed-in' },
      schema: {
        tags,
        operationId: 'changePassword',
        summary: 'Change the own password. Ends every earlier token of the account; the answer carries a new one.',
        body: PasswordChangeBodySchema,
        response: { 200: LoginAnswerSchema, ...problemResponses(400, 401, 413, 415, 429, 503) },
      },
    },
    async (request) => ({
      access_token: ctx.issueToken(await changePassword(ctx, signedIn(request).id, request.body, callerOf(request))),
    }),
  );
}
