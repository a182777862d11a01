import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '@vidyapath/kit-testing/until';
import { createNotified } from '../../../testing/notified';
import { startTestSupport, type TestSupport } from '../../../testing/test-support';

let support: TestSupport;
let to: ReturnType<typeof createNotified>;
beforeAll(async () => {
  support = await startTestSupport();
  to = createNotified(support);
  await support.app.ready();
});
afterAll(() => support.stop());

const url = '/api/support/notifications/settings';
const put = (id: number, kinds: object[]) =>
  support.app.inject({ method: 'PUT', url, headers: to.headersOf(id), payload: { kinds } });
const news = (user_id: number, day: string) =>
  to.event('learning.course-news', {
    user_id,
    course_id: 7,
    course_name: '<b>कथक</b>',
    day,
    new_lessons: 2,
    version: 1,
  });
const mailsTo = async (id: number): Promise<string[]> => {
  const folder = join(support.folder, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name), 'utf8')),
  );
  return mails.filter((mail) => mail.includes(`<p${id}@`) || mail.includes(`p${id}@learner.example`));
};
const mailTo = (id: number) => until(async () => (await mailsTo(id))[0]);
const jobsLeft = async () => Number((await support.db('support_jobs._private_jobs').count('* as n'))[0]?.n);

test('notifications of a switched-off kind are shown and not mailed; other kinds stay as they are; receipts and kinds of staff cannot be chosen', async () => {
  const id = await to.person();
  const changed = await put(id, [{ type: 'course-news', mail: false }]);
  const kinds = changed.json<{ kinds: { type: string; mail: boolean; always: boolean }[] }>().kinds;
  expect(kinds.find(({ type }) => type === 'course-news')).toEqual({ type: 'course-news', mail: false, always: false });
  expect(kinds.find(({ type }) => type === 'order-paid')).toEqual({ type: 'order-paid', mail: true, always: true });
  expect(kinds.some(({ type }) => type === 'attention')).toBe(false);
  await news(id, '2026-11-24');
  expect(await to.notifications(id)).toHaveLength(1);
  await until(async () => ((await jobsLeft()) === 0 ? true : undefined));
  expect(await mailsTo(id)).toEqual([]);
  const refused = [
    { type: 'order-paid', mail: false },
    { type: 'attention', mail: false },
    { type: 'x', mail: true },
  ];
  for (const kind of refused) expect((await put(id, [kind])).statusCode).toBe(400);
});

test('a mail is in the reader’s language and has a one-click unsubscribe link, which needs no login and no page', async () => {
  const id = await to.person('User', 'hi');
  await news(id, '2026-11-24');
  const mail = (await mailTo(id)).replace(/\r\n[ \t]/g, ' ');
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(mail).toContain('<html lang=3D"hi">');
  const link = new URL(/List-Unsubscribe: <([^>]+)>/.exec(mail)?.[1] ?? '');
  const path = link.pathname + link.search;
  const opened = await support.app.inject({ url: path });
  expect([opened.statusCode, opened.headers.location]).toEqual([303, `/unsubscribe${link.search}`]);
  expect(mail).toMatch(/\/unsubscribe\?token=3D/);
  const mailed = async () =>
    (await support.app.inject({ url, headers: to.headersOf(id) }))
      .json<{ kinds: { type: string; mail: boolean }[] }>()
      .kinds.filter(({ mail }) => !mail)
      .map(({ type }) => type);
  expect(await mailed()).toEqual([]);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const click = (at: string) =>
    support.app.inject({ method: 'POST', url: at, headers, payload: 'List-Unsubscribe=One-Click' });
  expect((await click(path)).json()).toEqual({ type: 'course-news' });
  expect(await mailed()).toEqual(['course-news']);
  for (const spoiled of [
    path.replace('course-news', 'thread-answered'),
    path.replace(`=${id}`, `=${id + 1}`),
    `${path}x`,
  ])
    expect((await click(spoiled)).statusCode).toBe(400);
});
