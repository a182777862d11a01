import { createTestCaller } from '@vidyapath/kit-testing/test-caller';
import { createTestDatabase, type TestDatabase } from '@vidyapath/kit-testing/test-database';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { createTestTokens } from '@vidyapath/kit-testing/tokens';
import { registerTokenCheck } from '../auth/auth-token';
import { injectLink } from '../client/inject-link';
import type { Database } from '../database/database';
import { prepareDatabase } from '../database/prepare-database';
import type { ServiceServer } from '../http/service-app';
import { createDeliver } from './deliver';
import { noteChanged } from './event.fixture';
import { registerEvents } from './event.routes';
import { onEvent } from './event-handlers';

const tokens = createTestTokens();
const types = [noteChanged.type];
const event = {
  id: '0199b6f0-0000-7000-8000-000000000001',
  type: noteChanged.type,
  version: 1,
  occurred_at: '2031-05-01T10:00:00Z',
  body: { note_id: 1, version: 1, text: 'note' },
};
let database: TestDatabase;
let db: Database;
let app: ServiceServer;
let received: string[] = [];

/** Two subscribers of one process. */
beforeAll(async () => {
  database = await createTestDatabase();
  db = await prepareDatabase(database.url, { schema: { schema: 'notes', role: 'vidyapath_notes' }, migrations: [] });
  app = await createTestServer();
  await registerTokenCheck(app, tokens);
  for (const service of ['commerce', 'learning'])
    registerEvents(app, {
      service,
      db,
      handlers: [onEvent(noteChanged, async (_trx, { text }) => received.push(`${service} ${text}`))],
    });
});
beforeEach(() => {
  received = [];
});
afterAll(async () => {
  await app.close();
  await db.destroy();
  await database.drop();
});

test('accepts events only from services whose token has the scope', async () => {
  const post = async (headers: object) =>
    (await app.inject({ method: 'POST', url: '/internal/learning/events', headers: { ...headers }, payload: event }))
      .statusCode;
  const senders = [{}, tokens.as('Admin'), tokens.asService('sessions:read'), tokens.asService('events:write')];
  expect(await Promise.all(senders.map(post))).toEqual([401, 401, 403, 204]);
  expect(received).toEqual(['learning note']);
});

test('each of several subscribers in one process gets its own events', async () => {
  const deliver = createDeliver(createTestCaller(app, 'events:write', tokens));
  const { signal } = new AbortController();
  for (const name of ['learning', 'commerce', 'learning'])
    await deliver({ name, types, link: injectLink(app) }, event, signal);
  expect(received).toEqual(['learning note', 'commerce note', 'learning note']);
});
