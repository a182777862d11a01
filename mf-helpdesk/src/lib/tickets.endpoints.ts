import { type Page, toPage } from '@vidyapath/client/requests/record-answers';
import { paths } from '@vidyapath/http/paths';
import type {
  Ticket,
  TicketBody,
  TicketChangeBody,
  TicketMessage,
  TicketMessageBody,
  TicketSummary,
} from '@vidyapath/http/support-tickets';
import type { ListParams } from '@vidyapath/remote-kit/list-params';
import { listId } from '@vidyapath/remote-kit/slice-api';
import { api } from './api';

interface OfTicket<Body> {
  id: string;
  body: Body;
}

const list = { type: 'Ticket', id: listId } as const;
const changed = (id: string) => [{ type: 'Ticket', id } as const, list];

export const {
  useTicketsQuery,
  useTicketQuery,
  useCreateTicketMutation,
  useWriteMessageMutation,
  useCloseTicketMutation,
  useChangeTicketMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    tickets: build.query<Page<TicketSummary>, ListParams>({
      query: (params) => ({ url: paths.tickets, params }),
      transformResponse: toPage<TicketSummary>,
      providesTags: [list],
    }),
    ticket: build.query<Ticket, string>({
      query: (id) => ({ url: paths.ticket(id) }),
      providesTags: (_answer, _error, id) => [{ type: 'Ticket', id }],
    }),
    createTicket: build.mutation<Ticket, TicketBody>({
      query: (body) => ({ url: paths.tickets, method: 'POST', body, once: true }),
      invalidatesTags: [list],
    }),
    writeMessage: build.mutation<TicketMessage, OfTicket<TicketMessageBody>>({
      query: ({ id, body }) => ({ url: paths.ticketMessages(id), method: 'POST', body, once: true }),
      invalidatesTags: (_answer, _error, { id }) => changed(id),
    }),
    closeTicket: build.mutation<Ticket, string>({
      query: (id) => ({ url: paths.ticketClose(id), method: 'POST' }),
      invalidatesTags: (_answer, _error, id) => changed(id),
    }),
    /** By staff: changes only the fields that the body has. */
    changeTicket: build.mutation<Ticket, OfTicket<TicketChangeBody>>({
      query: ({ id, body }) => ({ url: paths.ticket(id), method: 'PUT', body }),
      invalidatesTags: (_answer, _error, { id }) => changed(id),
    }),
  }),
});
