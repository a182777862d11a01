import { AcceptedSchema, EmailVerificationConfirmBodySchema } from '@vidyapath/http/auth';
import { paths } from '@vidyapath/http/paths';
import { problemResponses } from '@vidyapath/http/problem';
import { signedIn } from '@vidyapath/service-kit/auth/signed-in';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { Type } from 'typebox';
import type { AuthContext } from '../../context';
import { localeOf } from '../../lib/accept-locale';
import { callerOf } from '../../lib/caller';
import { confirmEmail, resendLink } from './email-verification.service';

const tags = ['account'];

/** The confirmation of e-mail addresses. */
export function registerEmailVerification(app: TypedApp, ctx: AuthContext): void {
  app.post(
    paths.emailVerificationConfirm,
    {
      config: { access: 'public' },
      schema: {
        tags,
        operationId: 'confirmEmail',
        summary: 'Confirm an e-mail address with the token of a mailed link, which works once.',
        body: EmailVerificationConfirmBodySchema,
        response: { 204: Type.Null(), ...problemResponses(400, 401, 413, 415, 429, 503) },
      },
    },
    async (request, reply) => {
      await confirmEmail(ctx, request.body.token, callerOf(request));
      return reply.code(204).send(null);
    },
  );

  app.post(
    paths.emailVerificationResend,
    {
      config: { access: 'signed-in' },
      schema: {
        tags,
        operationId: 'resendEmailVerification',
        summary: 'Mail the link for the own address again, unless it is confirmed already.',
        response: { 202: AcceptedSchema, ...problemResponses(401, 429, 503) },
      },
    },
    async (request, reply) => {
      await resendLink(ctx, signedIn(request).id, localeOf(request.headers['accept-language']), callerOf(request));
      return reply
        .code(202)
        .send({ detail: 'Unless your address is confirmed already, a message with a link is on its way to it.' });
    },
  );
}
