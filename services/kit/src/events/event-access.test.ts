import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { createTestTokens } from '@vidyapath/kit-testing/tokens';
import type { Database } from '../database/database';
import { registerTokenCheck } from '../auth/auth-token';
import { registerEvents } from './event.routes';

const tokens = createTestTokens();
const event = { id: '0199b6f0-0000-7000-8000-000000000001', type: 'notes.note-changed', version: 1, body: {} };

test('events are taken from services whose token says so, and from nobody else', async () => {
  const app = await createTestServer();
  await registerTokenCheck(app, tokens);
  // Events of a kind that nobody handles never reach it.
  registerEvents(app, { db: undefined as unknown as Database, handlers: [] });
  const post = async (headers: object) => {
    const payload = { ...event, occurred_at: new Date().toISOString() };
    return (await app.inject({ method: 'POST', url: '/internal/events', headers: { ...headers }, payload })).statusCode;
  };
  const senders = [{}, tokens.as('Admin'), tokens.asService('sessions:read'), tokens.asService('events:write')];
  expect(await Promise.all(senders.map(post))).toEqual([401, 401, 403, 204]);
  await app.close();
});
