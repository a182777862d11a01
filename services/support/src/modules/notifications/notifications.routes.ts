import { paths } from '@vidyapath/http/paths';
import { problemResponses } from '@vidyapath/http/problem';
import {
  NotificationListQuerySchema,
  NotificationSchema,
  ReadNotificationsBodySchema,
  UnreadCountSchema,
} from '@vidyapath/http/support-notifications';
import { unreadCountHeader } from '@vidyapath/http/unread-count';
import { sendList } from '@vidyapath/service-kit/lists/streamed-list';
import { Type } from 'typebox';
import { signedIn } from '@vidyapath/service-kit/auth/signed-in';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { SupportContext } from '../../context';
import { submissionBytesMax } from '../../lib/submission-bytes';
import { listNotifications, readNotifications } from './notifications.service';

const tags = ['notifications'];
const config = { access: 'signed-in' } as const;

export function notificationsRoutes(app: TypedApp, ctx: SupportContext): void {
  app.get(
    paths.notifications,
    {
      config,
      schema: {
        tags,
        operationId: 'listNotifications',
        summary:
          'The notifications of the signed-in user, the newest first; X-Unread-Count is the number of all unread ones.',
        querystring: NotificationListQuerySchema,
        response: { 200: Type.Array(NotificationSchema), ...problemResponses(400, 401, 429, 503) },
      },
    },
    async (request, reply) => {
      const { unread, list } = await listNotifications(ctx, signedIn(request), request.query);
      return sendList(reply.headers({ 'cache-control': 'no-store', [unreadCountHeader]: unread }), list);
    },
  );

  app.post(
    paths.notificationsRead,
    {
      config,
      bodyLimit: submissionBytesMax,
      schema: {
        tags,
        operationId: 'readNotifications',
        summary: 'Marks notifications as read: those of these ids, of a topic, or all.',
        body: ReadNotificationsBodySchema,
        response: { 200: UnreadCountSchema, ...problemResponses(400, 401, 413, 415, 429, 503) },
      },
    },
    async (request, reply) => {
      const unread = await readNotifications(ctx, signedIn(request), request.body);
      return reply.headers({ 'cache-control': 'no-store', [unreadCountHeader]: unread }).send({ unread });
    },
  );
}
