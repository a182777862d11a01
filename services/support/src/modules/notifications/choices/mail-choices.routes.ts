import { paths } from '@vidyapath/http/paths';
import { problemResponses } from '@vidyapath/http/problem';
import { NotificationSettingsBodySchema, NotificationSettingsSchema } from '@vidyapath/http/support-notifications';
import { auditContextOf } from '@vidyapath/service-kit/audit/audit';
import { signedIn } from '@vidyapath/service-kit/auth/signed-in';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { SupportContext } from '../../../context';
import { submissionBytesMax } from '../../../lib/submission-bytes';
import { changeMailChoices, readMailChoices } from './mail-choices.service';

const tags = ['notifications'];
const config = { access: 'signed-in' } as const;

export function mailChoicesRoutes(app: TypedApp, ctx: SupportContext): void {
  app.get(
    paths.notificationSettings,
    {
      config,
      schema: {
        tags,
        operationId: 'readNotificationSettings',
        response: { 200: NotificationSettingsSchema, ...problemResponses(400, 401, 429, 503) },
      },
    },
    async (request, reply) =>
      reply.header('cache-control', 'no-store').send(await readMailChoices(ctx, signedIn(request))),
  );

  app.put(
    paths.notificationSettings,
    {
      config,
      bodyLimit: submissionBytesMax,
      schema: {
        tags,
        operationId: 'changeNotificationSettings',
        summary: 'Which kinds are mailed; those that are not named stay as they are.',
        body: NotificationSettingsBodySchema,
        response: { 200: NotificationSettingsSchema, ...problemResponses(400, 401, 413, 415, 429, 503) },
      },
    },
    async (request, reply) => {
      const settings = await changeMailChoices(ctx, signedIn(request), request.body, auditContextOf(request));
      return reply.header('cache-control', 'no-store').send(settings);
    },
  );
}
