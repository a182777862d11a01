import { createTestDatabase } from '@vidyapath/kit-testing/test-database';
import { call, firstAdmin, sendJson, signIn } from './support/api';
import { createReplicas } from './support/replicas';

test('the log of a run holds no password, token or address of a person', async () => {
  const database = await createTestDatabase();
  const replicas = await createReplicas(database.url);
  const platform = await replicas.start({ LOG_LEVEL: 'debug' });
  const url = await platform.ready;
  const session = await signIn(url);
  const person = {
    name: 'Asha Rao',
    email: 'asha.secret@example.org',
    phone: '9876501234',
    password: 'Very#Secret42',
    provider: 'local',
    role: 'User',
  };
  expect((await sendJson(`${url}/auth/register`, person)).status).toBe(201);
  expect((await sendJson(`${url}/auth/register`, person)).status).toBe(409);
  await sendJson(`${url}/auth/login`, { email: person.email, password: 'Wrong#Guess77' });
  await sendJson(`${url}/auth/register`, { ...person, password: 'Odd#Secret\0' });
  await call(`${url}/auth/users?q=asha.secret&token=in-the-address`, { headers: session });
  await call(`${url}/auth/me`, { headers: { authorization: `${session.authorization}x` } });
  await sendJson(`${url}/auth/logout`, {}, { ...session, 'x-request-id': 'from-the-edge-1' });
  platform.kill('SIGTERM');
  const { output } = await platform.ended;

  expect(output).toContain('"requestId":"from-the-edge-1"');
  const token = session.authorization.replace('Bearer ', '');
  const secrets = [
    person.password,
    person.email,
    person.phone,
    'Wrong#Guess77',
    'Odd#Secret',
    'asha.secret',
    'in-the-address',
    ...token.split('.'),
    ...Object.values(firstAdmin),
  ];
  expect(secrets.filter((secret) => output.includes(secret))).toEqual([]);
  expect(output).not.toContain(new URL(database.url).password);
  await Promise.all([replicas.remove(), database.drop()]);
});
