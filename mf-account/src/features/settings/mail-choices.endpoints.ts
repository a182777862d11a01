import type { NotificationKind } from '@vidyapath/http/notification-kinds';
import { paths } from '@vidyapath/http/paths';
import type { NotificationSettings } from '@vidyapath/http/support-notifications';
import { api } from '../../lib/api';

export interface MailChoice {
  type: NotificationKind;
  mail: boolean;
}

const mailChoicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    mailChoices: build.query<NotificationSettings, void>({ query: () => ({ url: paths.notificationSettings }) }),
    chooseMail: build.mutation<NotificationSettings, MailChoice>({
      query: (choice) => ({ url: paths.notificationSettings, method: 'PUT', body: { kinds: [choice] } }),
      async onQueryStarted(_choice, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) dispatch(mailChoicesApi.util.updateQueryData('mailChoices', undefined, () => data));
      },
    }),
  }),
});

export const { useMailChoicesQuery, useChooseMailMutation } = mailChoicesApi;
