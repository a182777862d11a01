import { randomUUID } from 'node:crypto';
import { editorsOnly } from '@vidyapath/kit-testing/access-matrix';
import type { MatrixRow } from '@vidyapath/kit-testing/matrix-row';
import { startTestSupport } from './test-support';

export async function startWithRecords() {
  const { app, tokens, stop } = await startTestSupport();
  return { app, headersOf: tokens.as, signer: tokens, close: stop };
}

const message = () => ({ full_name: 'Asha', email: 'asha@example.org', mobile: '9876543210', message: 'Hello' });
const address = () => ({ email: `${randomUUID()}@example.org` });

const choice = () => ({ kinds: [{ type: 'course-news', mail: false }] });
const unsubscribe = () => '/api/support/notifications/unsubscribe?token=x';

const report = () => ({ slice: 'shell', version: '1', kind: 'load', message: 'gone', page: '/' });

const none = randomUUID();
const faq = () => ({
  category: 'Buying',
  question_en: 'How?',
  answer_en: '<p>So.</p>',
  position: 1,
  published: true,
});
const ticket = () => ({ category: 'technical', subject: 'Video', body: 'It stops.' });
const fingerprint = '0'.repeat(32);

export const accessRows: readonly MatrixRow[] = [
  { route: 'GET /api/support/ended-shares', statuses: [200, 200, 200, 200] },
  { route: 'GET /api/support/faq', statuses: [200, 200, 200, 200] },
  { route: 'GET /api/support/faq/all', statuses: editorsOnly(200) },
  { route: 'GET /api/support/faq/:id', url: () => '/api/support/faq/9999', statuses: editorsOnly(404) },
  { route: 'POST /api/support/faq', body: faq, statuses: editorsOnly(201) },
  { route: 'PUT /api/support/faq/:id', url: () => '/api/support/faq/9999', body: faq, statuses: editorsOnly(404) },
  { route: 'DELETE /api/support/faq/:id', url: () => '/api/support/faq/9999', statuses: editorsOnly(404) },
  { route: 'POST /api/support/tickets', body: ticket, statuses: [401, 201, 201, 201] },
  { route: 'GET /api/support/tickets', statuses: [401, 200, 200, 200] },
  { route: 'GET /api/support/tickets/:id', url: () => `/api/support/tickets/${none}`, statuses: [401, 404, 404, 404] },
  {
    route: 'POST /api/support/tickets/:id/messages',
    url: () => `/api/support/tickets/${none}/messages`,
    body: () => ({ body: 'x' }),
    statuses: [401, 404, 404, 404],
  },
  {
    route: 'POST /api/support/tickets/:id/close',
    url: () => `/api/support/tickets/${none}/close`,
    statuses: [401, 404, 404, 404],
  },
  {
    route: 'PUT /api/support/tickets/:id',
    url: () => `/api/support/tickets/${none}`,
    body: () => ({ status: 'closed' }),
    statuses: editorsOnly(404),
  },
  {
    route: 'POST /api/support/contact/:id/ticket',
    url: () => `/api/support/contact/${none}/ticket`,
    body: () => ({ category: 'course', subject: 'x' }),
    statuses: editorsOnly(404),
  },
  { route: 'GET /api/support/errors', statuses: editorsOnly(200) },
  {
    route: 'GET /api/support/errors/:fingerprint',
    url: () => `/api/support/errors/${fingerprint}`,
    statuses: editorsOnly(404),
  },
  {
    route: 'PUT /api/support/errors/:fingerprint',
    url: () => `/api/support/errors/${fingerprint}`,
    body: () => ({ status: 'resolved' }),
    statuses: editorsOnly(404),
  },
  { route: 'GET /api/support/reports/errors', statuses: editorsOnly(200) },
  { route: 'GET /api/support/reports/errors.csv', statuses: editorsOnly(200) },
  { route: 'POST /internal/support/errors', body: () => ({}), statuses: [401, 401, 401, 401] },
  { route: 'POST /internal/support/events', body: () => ({}), statuses: [401, 401, 401, 401] },
  { route: 'POST /api/support/contact', body: message, statuses: [201, 201, 201, 201] },
  { route: 'GET /api/support/contact', statuses: editorsOnly(200) },
  { route: 'POST /api/support/newsletter', body: address, statuses: [201, 201, 201, 201] },
  { route: 'GET /api/support/newsletter', statuses: editorsOnly(200) },
  { route: 'POST /api/client-errors', body: report, statuses: [204, 204, 204, 204] },
  { route: 'GET /api/client-errors', statuses: editorsOnly(200) },
  { route: 'GET /api/support/notifications', statuses: [401, 200, 200, 200] },
  { route: 'POST /api/support/notifications/read', body: () => ({ all: true }), statuses: [401, 200, 200, 200] },
  { route: 'GET /api/support/notifications/stream', statuses: [401, 200, 200, 200], endless: true },
  { route: 'GET /api/support/notifications/settings', statuses: [401, 200, 200, 200] },
  { route: 'PUT /api/support/notifications/settings', body: choice, statuses: [401, 200, 200, 200] },
  { route: 'GET /api/support/notifications/unsubscribe', url: unsubscribe, statuses: [303, 303, 303, 303] },
  { route: 'POST /api/support/notifications/unsubscribe', url: unsubscribe, statuses: [400, 400, 400, 400] },
  { route: 'GET /api/support/audit', statuses: [401, 403, 403, 200] },
];
