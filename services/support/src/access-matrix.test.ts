import { randomUUID } from 'node:crypto';
import { describeAccessMatrix, editorsOnly } from '@vidyapath/kit-testing/access-matrix';
import { startTestSupport } from './testing/test-support';

async function start() {
  const { app, tokens, stop } = await startTestSupport();
  return { app, headersOf: tokens.as, signer: tokens, close: stop };
}

const message = () => ({ full_name: 'Asha', email: 'asha@example.org', mobile: '9876543210', message: 'Hello' });
const address = () => ({ email: `${randomUUID()}@example.org` });

const choice = () => ({ kinds: [{ type: 'course-news', mail: false }] });
const unsubscribe = () => '/api/support/notifications/unsubscribe?token=x';

const report = () => ({ slice: 'shell', version: '1', kind: 'load', message: 'gone', page: '/' });

describeAccessMatrix(start, [
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
  { route: 'POST /internal/support/events', body: () => ({}), statuses: [401, 401, 401, 401] },
  { route: 'GET /api/support/audit', statuses: [401, 403, 403, 200] },
]);
