import { type Page, toPage } from '@vidyapath/client/requests/record-answers';
import { paths } from '@vidyapath/http/paths';
import type { ContactRecord } from '@vidyapath/http/support';
import type { ContactTicketBody, Ticket } from '@vidyapath/http/support-tickets';
import type { ListParams } from '@vidyapath/remote-kit/list-params';
import { listId } from '@vidyapath/remote-kit/slice-api';
import { api } from '../../../lib/api';

const list = { type: 'ContactMessage', id: listId } as const;

export const { useContactMessagesQuery, useMakeTicketMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    contactMessages: build.query<Page<ContactRecord>, ListParams>({
      query: (params) => ({ url: paths.contact, params }),
      transformResponse: toPage<ContactRecord>,
      providesTags: [list],
    }),
    /** A refusal may say that another user made the ticket first. */
    makeTicket: build.mutation<Ticket, { id: string; body: ContactTicketBody }>({
      query: ({ id, body }) => ({ url: paths.contactTicket(id), method: 'POST', body, once: true }),
      invalidatesTags: [list, { type: 'Ticket', id: listId }],
    }),
  }),
});
