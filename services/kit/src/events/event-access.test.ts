import { createTestCaller } from '@vidyapath/kit-testing/test-caller';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { createTestTokens } from '@vidyapath/kit-testing/tokens';
import { registerTokenCheck } from '../auth/auth-token';
import { injectLink } from '../client/inject-link';
import { bodyOf } from '../client/service-client';
import type { ServiceServer } from '../http/service-app';
import type { LogPage } from './event-log';
import { type Notes, startNotes } from './event-log.fixture';
import { registerEvents } from './register-events';

const tokens = createTestTokens();
let notes: Notes;
let app: ServiceServer;

beforeAll(async () => {
  notes = await startNotes();
  app = await createTestServer();
  await registerTokenCheck(app, tokens);
  registerEvents(app, { service: 'notes', db: notes.owner, states: [] });
});
afterAll(async () => {
  await app.close();
  await notes.stop();
});

const url = '/internal/notes/log';

test('the log is read only by services whose token has the scope', async () => {
  const readers = [{}, tokens.as('Admin'), tokens.asService('other-log:read'), tokens.asService('notes-log:read')];
  const statuses = readers.map(
    async (headers) =>
      (await app.inject({ url: `${url}?type=notes.note-changed`, headers: { ...headers } })).statusCode,
  );
  expect(await Promise.all(statuses)).toEqual([401, 401, 403, 200]);
});

test.each(['', 'type=x', 'type=notes.note-changed&after=x', 'type=notes.note-changed&after=1/2:x', 'type=a.b&other=1'])(
  'the query "%s" is 400',
  async (query) => {
    const headers = tokens.asService('notes-log:read');
    expect((await app.inject({ url: `${url}?${query}`, headers })).statusCode).toBe(400);
  },
);

test('a subscriber pulls through its client', async () => {
  type Paths = Record<
    typeof url,
    {
      get: {
        parameters: { query: { type: string; after: string } };
        responses: { 200: { content: { 'application/json': LogPage } } };
      };
    }
  >;
  const client = createTestCaller(app, 'notes-log:read', tokens).clientOf<Paths>('notes', injectLink(app));
  const readLog = (query: { type: string; after: string }) => bodyOf(client.GET(url, { params: { query } }));
  await notes.write(1, 1);
  await notes.pull('notes.note-changed', readLog);
  await notes.write(1, 2);
  await notes.pull('notes.note-changed', readLog);
  expect(notes.handled).toEqual(['note 1 replayed', 'note 2']);
});
