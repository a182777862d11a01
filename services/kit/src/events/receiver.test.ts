import { createTestDatabase, type TestDatabase } from '@vidyapath/kit-testing/test-database';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { createTestTokens } from '@vidyapath/kit-testing/tokens';
import { registerTokenCheck } from '../auth/auth-token';
import type { Database } from '../database/database';
import { prepareDatabase } from '../database/prepare-database';
import type { ServiceServer } from '../http/service-app';
import { noteChanged, sent } from './event.fixture';
import { registerReceiver } from './event.routes';
import { onEvents } from './event-handlers';

const tokens = createTestTokens();
const note = { note_id: 1, version: 1, text: 'note' };
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
    registerReceiver(app, {
      service,
      db,
      handlers: [
        onEvents(noteChanged, async (_trx, events) =>
          received.push(...events.map(({ body }) => `${service} ${body.text}`)),
        ),
      ],
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

const post = async (payload: object, headers: object = tokens.asService('events:write')) =>
  (await app.inject({ method: 'POST', url: '/internal/learning/events', headers: { ...headers }, payload })).statusCode;

test('accepts events only from services whose token has the scope', async () => {
  const senders = [{}, tokens.as('Admin'), tokens.asService('sessions:read'), tokens.asService('events:write')];
  expect(await Promise.all(senders.map((headers) => post(sent(note), headers)))).toEqual([401, 401, 403, 204]);
  expect(received).toEqual(['learning note']);
});

test.each([
  ['of an unknown kind is taken and ignored', sent({}, { type: 'notes.other', version: 1 }), 204],
  ['of a newer version of its kind is ignored', sent({}, { type: noteChanged.type, version: 2 }), 204],
  ['with another body is refused', sent({ note_id: 'x' }), 400],
  ['with fields that are not known is taken', sent({ ...note, added: true }), 204],
  ['that is too large is refused', sent({ ...note, text: 'x'.repeat(300_000) }), 413],
  ['that is none is refused', { id: 1 }, 400],
])('an event %s', async (_what, event, status) => {
  expect(await post(event)).toBe(status);
});
