import type { SliceRoute } from '@vidyapath/platform-api/remote-module';
import type { Slice } from '@vidyapath/remote-kit/define-remote';
import { lazyScreen } from '@vidyapath/remote-kit/screens';
import { createSliceData } from '@vidyapath/remote-kit/slice-data';
import { api } from '../lib/api';

const screens = [
  lazyScreen(
    '/helpdesk/faq',
    async () => (await import(/* webpackChunkName: 'screen-helpdesk-faq' */ '../features/faq/faq.page')).FaqPage,
  ),
  lazyScreen(
    '/helpdesk/faq/edit',
    async () =>
      (await import(/* webpackChunkName: 'screen-helpdesk-faq-edit' */ '../features/faq-editor/faq-editor.page'))
        .FaqEditorPage,
  ),
  lazyScreen(
    '/helpdesk/tickets',
    async () =>
      (await import(/* webpackChunkName: 'screen-helpdesk-tickets' */ '../features/tickets/tickets.page')).TicketsPage,
  ),
  lazyScreen(
    '/helpdesk/tickets/new',
    async () =>
      (await import(/* webpackChunkName: 'screen-helpdesk-tickets-new' */ '../features/new-ticket/new-ticket.page'))
        .NewTicketPage,
  ),
  lazyScreen(
    '/helpdesk/tickets/:ticketId',
    async () =>
      (await import(/* webpackChunkName: 'screen-helpdesk-tickets-one' */ '../features/ticket/ticket.page')).TicketPage,
  ),
  lazyScreen(
    '/helpdesk/messages',
    async () =>
      (
        await import(
          /* webpackChunkName: 'screen-helpdesk-messages' */ '../features/contact-messages/contact-messages.page'
        )
      ).ContactMessagesPage,
  ),
  lazyScreen(
    '/helpdesk/grievance',
    async () =>
      (await import(/* webpackChunkName: 'screen-helpdesk-grievance' */ '../features/grievance/grievance.page'))
        .GrievancePage,
  ),
  lazyScreen(
    '/unsubscribe',
    async () =>
      (await import(/* webpackChunkName: 'screen-unsubscribe' */ '../features/unsubscribe/unsubscribe.page'))
        .UnsubscribePage,
  ),
];

export function createRoutes(slice: Slice): SliceRoute[] {
  const { DataLayout } = createSliceData(slice, {
    api,
    // An answer, or a question for the desk, may have come.
    staleTags: { 'support.notifications-changed@1': () => ['Ticket'] },
  });
  return [{ Component: DataLayout, children: screens }];
}
