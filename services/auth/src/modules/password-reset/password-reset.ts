import { AcceptedSchema, PasswordResetConfirmBodySchema, PasswordResetRequestBodySchema } from '@vidyapath/http/auth';
import { paths } from '@vidyapath/http/paths';
import { problemResponses } from '@vidyapath/http/problem';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { Type } from 'typebox';
import type { AuthContext } from '../../context';
import { localeOf } from '../../lib/accept-locale';
import { callerOf } from '../../lib/caller';
import { confirmReset, requestReset } from './password-reset.service';

const tags = ['account'];
const accepted = { detail: 'If an account has this e-mail address, a message with a link is on its way to it.' };

/** New passwords by mailed links. */
export function registerPasswordReset(app: TypedApp, ctx: AuthContext): void {
  app.post(
    paths.passwordResetRequest,
    {
      config: { access: 'public' },
      schema: {
        tags,
        operationId: 'requestPasswordReset',
        summary: 'Mail a link for a new password. The answer is the same whether an account has the address or not.',
        body: PasswordResetRequestBodySchema,
        response: { 202: AcceptedSchema, ...problemResponses(400, 401, 413, 415, 429, 503) },
      },
    },
    async (request, reply) => {
      const { email, locale } = request.body;
      await requestReset(
        ctx,
        { email, locale, otherwise: localeOf(request.headers['accept-language']) },
        callerOf(request),
      );
      return reply.code(202).send(accepted);
    },
  );

  app.post(
    paths.passwordResetConfirm,
    {
      config: { access: 'public' },
      schema: {
        tags,
        operationId: 'confirmPasswordReset',
        summary:
          'Choose a new password with the token of a mailed link, which works once. Ends every session of the account.',
        body: PasswordResetConfirmBodySchema,
        response: { 204: Type.Null(), ...problemResponses(400, 401, 413, 415, 429, 503) },
      },
    },
    async (request, reply) => {
      await confirmReset(ctx, request.body, callerOf(request));
      return reply.code(204).send(null);
    },
  );
}
