import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, patientPool } from '@vidyapath/kit-testing/test-database';
import { until } from '@vidyapath/kit-testing/until';
import type { FastifyInstance } from 'fastify';
import PostalMime from 'postal-mime';
import { prepareServices } from './services';
import { createPlatformUnderTest, noVariables, quietConfig } from './testing/platform-under-test';

const admin = { email: 'first@vidyapath.example', password: 'Open#Sesame1' };
const password = 'Correct-Horse-42';
const closers: (() => Promise<unknown>)[] = [];
let app: FastifyInstance;
let outbox: string;
let courseId: unknown;
/** What a stranger would like to have in a mail of the platform. */
const phishing = 'Your account is locked: call 1800 000 000';

beforeAll(async () => {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'vidyapath-flood-'));
  closers.push(
    () => rm(dataDir, { recursive: true }),
    () => database.drop(),
  );
  const { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } = admin;
  const config = { ...quietConfig, ...noVariables, ADMIN_EMAIL, ADMIN_PASSWORD, DATA_DIR: dataDir };
  const services = await prepareServices(config, database.url, (closer) => closers.push(closer), patientPool);
  const platform = await createPlatformUnderTest(services.mount);
  closers.push(platform.close);
  app = platform.app;
  outbox = join(dataDir, 'outbox');
  // Once it listens, services complete their logs: support learns of the first Admin.
  await app.listen({ host: '127.0.0.1', port: 0 });
  courseId = await freeCourse();
});
afterAll(async () => {
  for (const close of closers.toReversed()) await close();
});

const signedIn = async (person: { email: string; password: string }) => {
  const login = await app.inject({ method: 'POST', url: '/auth/login', payload: person });
  return { authorization: `Bearer ${login.json<{ access_token: string }>().access_token}` };
};
type Headers = Awaited<ReturnType<typeof signedIn>>;

const post = async (headers: Headers, url: string, payload: object): Promise<Record<string, unknown>> =>
  (await app.inject({ method: 'POST', url, payload, headers })).json();

const register = async (email: string, name: string): Promise<Headers> => {
  const payload = { name, email, phone: '9876543210', password, provider: 'local', role: 'User' };
  expect((await app.inject({ method: 'POST', url: '/auth/register', payload })).statusCode).toBe(201);
  return signedIn({ email, password });
};

async function freeCourse(): Promise<unknown> {
  const staff = await signedIn(admin);
  const { CategoryId } = await post(staff, '/api/category', { CategoryName: 'Mathematics' });
  const { course_id } = await post(staff, '/api/course', {
    course_name: 'Algebra',
    course_description: 'About it',
    course_info: '<p>All of it</p>',
    course_language: 'English',
    banner_image: 'https://images.example/algebra.png',
    author: 'Asha',
    rating: 4.5,
    actual_price: 0,
    discounted_price: 0,
    is_premium: false,
    is_best_seller: false,
    video_path: 'https://archive.org/details/lesson',
    is_public: true,
    category_id: CategoryId,
  });
  return course_id;
}

/** Mails to an address, in the order of their sending. */
async function mailsTo(email: string) {
  const files = (await readdir(outbox)).filter((name) => name.endsWith('.eml')).toSorted();
  const mails = await Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))));
  return mails.filter(({ to }) => to?.[0]?.address === email);
}
/** Waits for a mail of support that is asked for last. */
async function settled(): Promise<void> {
  const before = (await mailsTo(admin.email)).length;
  const ticket = { category: 'technical', subject: 'The last one', body: 'Are all sent?' };
  await post(await signedIn(admin), '/api/support/tickets', ticket);
  await until(async () => ((await mailsTo(admin.email)).length > before ? true : undefined));
}
const unread = async (headers: Headers): Promise<number> => {
  const { headers: answer } = await app.inject({ url: '/api/support/notifications?limit=1', headers });
  return Number(answer['x-unread-count']);
};
const asked = async (headers: Headers, title: string) => {
  const url = `/api/learning/courses/${String(courseId)}/threads`;
  return String((await post(headers, url, { title, body: 'Please' })).thread_id);
};
const answered = (headers: Headers, threadId: string) =>
  post(headers, `/api/learning/threads/${threadId}/posts`, { body: 'An answer' });

test('whoever registers an address of somebody else makes the platform send it one mail, with none of their words', async () => {
  const stranger = await register('victim@example.in', phishing);
  const thread = await asked(stranger, phishing);
  const second = await register('second@example.in', phishing);
  await post(stranger, '/api/support/tickets', { category: 'technical', subject: phishing, body: phishing });
  for (let times = 0; times < 40; times += 1) await answered(second, thread);
  await until(async () => ((await unread(stranger)) === 40 ? true : undefined));
  await settled();
  const mails = await mailsTo('victim@example.in');
  expect(mails.map(({ subject }) => subject)).toEqual(['Confirm your e-mail address for Gyan & Co']);
  expect(JSON.stringify(mails)).not.toContain('1800');
});

test('a confirmed address gets one mail for a thread until it is read, and 20 a day', async () => {
  const email = 'learner@example.in';
  const learner = await register(email, 'Meera');
  const other = await register('other@example.in', 'Ravi');
  const [confirmation] = await until(async () => ((await mailsTo(email)).length > 0 ? mailsTo(email) : undefined));
  const link = /token=([\w-]+)/.exec(confirmation?.text ?? '');
  await app.inject({ method: 'POST', url: '/auth/email-verification/confirm', payload: { token: link?.[1] } });
  const answers = async () => (await mailsTo(email)).filter(({ subject }) => subject === 'New answer to your question');
  const thread = await asked(learner, phishing);
  for (let times = 0; times < 5; times += 1) await answered(other, thread);
  await until(async () => ((await unread(learner)) === 5 ? true : undefined));
  await settled();
  expect(await answers()).toHaveLength(1);
  expect((await answers())[0]).toMatchObject({ to: [{ name: '', address: email }] });

  const headers = { ...learner };
  const payload = { topic: `thread/${thread}` };
  const read = await app.inject({ method: 'POST', url: '/api/support/notifications/read', headers, payload });
  expect(read.json()).toEqual({ unread: 0 });
  await answered(other, thread);
  await until(async () => ((await answers()).length === 2 ? true : undefined));

  for (let times = 0; times < 25; times += 1) await answered(other, await asked(learner, `Question ${times}`));
  await until(async () => ((await unread(learner)) === 26 ? true : undefined));
  await settled();
  expect(await answers()).toHaveLength(20);
});
