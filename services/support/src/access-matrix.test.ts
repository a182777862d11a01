import { randomUUID } from 'node:crypto';
import { describeAccessMatrix, editorsOnly } from '@vidyapath/kit-testing/access-matrix';
import { startTestSupport } from './testing/test-support';

async function start() {
  const { app, tokens, stop } = await startTestSupport();
  return { app, headersOf: tokens.as, signer: tokens, close: stop };
}

const message = () => ({ full_name: 'Asha', email: 'asha@example.org', mobile: '9876543210', message: 'Hello' });
const address = () => ({ email: `${randomUUID()}@example.org` });

const report = () => ({ slice: 'shell', version: '1', kind: 'load', message: 'gone', page: '/' });

describeAccessMatrix(start, [
  { route: 'POST /api/support/contact', body: message, statuses: [201, 201, 201, 201] },
  { route: 'GET /api/support/contact', statuses: editorsOnly(200) },
  { route: 'POST /api/support/newsletter', body: address, statuses: [201, 201, 201, 201] },
  { route: 'GET /api/support/newsletter', statuses: editorsOnly(200) },
  { route: 'POST /api/client-errors', body: report, statuses: [204, 204, 204, 204] },
  { route: 'GET /api/client-errors', statuses: editorsOnly(200) },
  { route: 'GET /api/support/audit', statuses: [401, 403, 403, 200] },
]);
