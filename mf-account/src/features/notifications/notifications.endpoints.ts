import type { AnswerMeta } from '@vidyapath/client/requests/send-request';
import { paths } from '@vidyapath/http/paths';
import type { KnownNotification, ReadNotificationsBody } from '@vidyapath/http/support-notifications';
import { api } from '../../lib/api';

export interface NotificationList {
  items: KnownNotification[];
  total: number;
  unread: number;
}

export const { useNotificationsQuery, useMarkReadMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** The newest of a number of them. */
    notifications: build.query<NotificationList, number>({
      query: (limit) => ({ url: paths.notifications, params: { limit } }),
      transformResponse: (items: KnownNotification[], meta: AnswerMeta | undefined) => ({
        items,
        total: meta?.totalCount ?? items.length,
        unread: meta?.unreadCount ?? items.filter(({ read_at }) => !read_at).length,
      }),
      providesTags: ['Notifications'],
    }),
    /** The answer has the number that is still unread. */
    markRead: build.mutation<{ unread: number }, ReadNotificationsBody>({
      query: (body) => ({ url: paths.notificationsRead, method: 'POST', body }),
      invalidatesTags: ['Notifications'],
    }),
  }),
});
