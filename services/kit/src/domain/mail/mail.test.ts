import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { LocaleSchema } from '@vidyapath/http/locale';
import { createMailServer, type MailServer } from '@vidyapath/kit-testing/mail-server';
import { createTestDatabase, type TestDatabase } from '@vidyapath/kit-testing/test-database';
import { until } from '@vidyapath/kit-testing/until';
import { freePort } from '@vidyapath/postgres/free-port';
import { Type } from 'typebox';
import type { Database } from '../../database/database';
import { prepareDatabase } from '../../database/prepare-database';
import { createServiceServer, type ServiceServer } from '../../http/service-app';
import { createJobs } from '../../jobs/jobs';
import { defineMail, handleMail } from './mail-job';
import { createMailSender } from './mail-sender';

const payload = Type.Object({
  to: Type.Union([Type.String(), Type.Null()]),
  locale: LocaleSchema,
  name: Type.String(),
  essential: Type.Boolean(),
  verified: Type.Union([Type.Boolean(), Type.Null()]),
});
/** Recipients that have got all that may be sent in a day. */
const full = new Set<string>();
const counted: string[] = [];
const apps: ServiceServer[] = [];
let database: TestDatabase;
let db: Database;
let mails: MailServer;
let folder: string;
let prepared = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vidyapath-mail-'));
  mails = await createMailServer();
  database = await createTestDatabase();
  const schema = { schema: 'letters', role: 'vidyapath_letters', jobs: true };
  db = await prepareDatabase(database.url, { schema, migrations: [] });
});
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
  await db('letters_jobs._private_jobs').delete();
  delete mails.answer.refuseWith;
});
afterAll(async () => {
  await mails.close();
  await db.destroy();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const greeting = defineMail({ name: 'greeting', payload });

/** A service that sends greetings. */
async function start(smtpUrl: string | undefined = mails.url) {
  const logStream = new PassThrough();
  const lines: string[] = [];
  logStream.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  const config = { LOG_LEVEL: 'info', RATE_LIMIT_PER_MINUTE: 0, TRUST_PROXY: '' };
  const app = await createServiceServer({ name: 'letters', config, logStream });
  apps.push(app);
  const sender = createMailSender(app, {
    service: 'letters',
    config: { APP_NAME: 'Vidyapath', PUBLIC_URL: 'https://learn.example', SMTP_URL: smtpUrl },
    folder,
    countMail: async (mailId, to) => {
      counted.push(mailId);
      return !full.has(to);
    },
  });
  const jobs = createJobs(app, { db, now: () => new Date() });
  handleMail({ jobs, mail: sender }, greeting, {
    prepare: async ({ to, locale, name, ...kind }) => {
      prepared += 1;
      return to === null ? undefined : { to, locale, words: { name }, ...kind };
    },
    texts: {
      en: ({ name }) => ({
        subject: `Hello ${name}`,
        body: [`Hello ${name},`, 'please look at this:', { label: 'Look', href: `${sender.linkBase()}/look?a=1&b=2` }],
      }),
      hi: ({ name }) => ({ subject: `नमस्ते ${name}`, body: [`नमस्ते ${name}`] }),
    },
  });
  await app.ready();
  const greet = (
    to: string | null,
    name = 'Asha',
    locale: 'en' | 'hi' = 'en',
    kind: { essential: boolean; verified: boolean | null } = { essential: false, verified: true },
  ) => jobs.add(db, greeting, { to, name, locale, ...kind });
  return { app, greet, lines, sender };
}
const waiting = () => db('letters_jobs.jobs');
const noneLeft = () => until(async () => ((await waiting()).length === 0 ? true : undefined));
const attempted = (attempts: number) =>
  until(async () => ((await waiting().where({ attempts, locked_at: null })).length === 1 ? true : undefined));
const runJobsNow = () =>
  db.raw(`update letters_jobs._private_jobs set run_at = now(); select pg_notify('jobs:insert', '{"count":1}')`);
const figures = async (app: ServiceServer) => (await app.inject('/metrics')).body;

test('a mail has a text and a readable page, says that a machine wrote it, and its link is a button', async () => {
  const { app, greet } = await start();
  await greet('a@vidyapath.example');
  const mail = await mails.messageTo('a@vidyapath.example');
  expect(mail.subject).toBe('Hello Asha');
  expect(mail.from).toMatchObject({ name: 'Vidyapath', address: 'no-reply@learn.example' });
  expect(mail.to).toEqual([{ name: '', address: 'a@vidyapath.example' }]);
  expect(mail.text?.trim()).toBe(
    'Hello Asha,\n\nplease look at this:\n\nhttps://learn.example/look?a=1&b=2\n\nVidyapath',
  );
  expect(mail.html).toContain('href="https://learn.example/look?a=1&amp;b=2"');
  expect(mail.html).toContain('prefers-color-scheme: dark');
  expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
  await noneLeft();
  expect(await figures(app)).toMatch(
    /mails_total\{outcome="sent"\} 1\n[^]*mail_wait_seconds_count\{kind="greeting"\} 1\n/,
  );
});

test('a mail is in the requested language', async () => {
  const { greet } = await start();
  await greet('hi@vidyapath.example', 'Asha', 'hi');
  const mail = await mails.messageTo('hi@vidyapath.example');
  expect([mail.subject, mail.text?.trim()]).toEqual(['नमस्ते Asha', 'नमस्ते Asha\n\nVidyapath']);
  expect(mail.html).toContain('<html lang="hi">');
});

test('typed values are text in the page, and add no header and no recipient', async () => {
  const { greet } = await start();
  const typed = '<b>Eve</b>\r\nBcc: eve@vidyapath.example\r\n\r\nbody\u0000\u2028"';
  await greet('b@vidyapath.example', typed);
  const mail = await mails.messageTo('b@vidyapath.example');
  expect(mail.subject).toBe('Hello <b>Eve</b> Bcc: eve@vidyapath.example body "');
  expect(mail.bcc).toBeUndefined();
  expect(mails.sentTo('eve@vidyapath.example')).toEqual([]);
  expect(mail.html).not.toContain('<b>');
  expect(mail.html).toContain('&lt;b&gt;Eve&lt;/b&gt;');
});

test.each([
  ['a line break', 'a@vidyapath.example\r\nBcc: eve@vidyapath.example'],
  ['two addresses', 'a@vidyapath.example, eve@vidyapath.example'],
  ['a name', 'Eve <eve@vidyapath.example>'],
  ['a control character', 'a\u0085@vidyapath.example'],
  ['a mark of direction', 'a\u202e@vidyapath.example'],
])('an address with %s is refused, and the mail is dropped', async (_what, to) => {
  const { app, greet, lines } = await start();
  await greet(to);
  await noneLeft();
  expect(mails.sentTo('eve@vidyapath.example')).toEqual([]);
  expect(await figures(app)).toContain('mails_total{outcome="dropped"} 1\n');
  expect(lines.join('')).not.toContain('vidyapath.example');
});

test('a mail that the server does not accept now is sent later with the same id, and the log has no address', async () => {
  const { app, greet, lines } = await start();
  mails.answer.refuseWith = 451;
  await greet('later@vidyapath.example');
  await attempted(1);
  expect(await figures(app)).toContain('mails_total{outcome="postponed"} 1\n');
  const [job] = await waiting().select<{ id: string; created_at: Date; last_error: string }[]>('*');
  delete mails.answer.refuseWith;
  await runJobsNow();
  const mail = await mails.messageTo('later@vidyapath.example');
  expect(mail.messageId).toBe(`<letters.${job?.id}.${job?.created_at.getTime()}@learn.example>`);
  expect(job?.last_error).toBe('a message could not be sent: EMESSAGE 451');
  expect(lines.join('')).toContain('could not be sent');
  expect(lines.join('')).not.toContain('later@');
});

test('a mail that the server refuses for good is dropped', async () => {
  const { app, greet } = await start();
  mails.answer.refuseWith = 550;
  await greet('never@vidyapath.example');
  await noneLeft();
  expect(await figures(app)).toContain('mails_total{outcome="dropped"} 1\n');
});

test('a mail that could not be sent for a day is dropped, and `prepare` is not called', async () => {
  const { app, greet } = await start(`smtp://127.0.0.1:${await freePort()}`);
  await greet('late@vidyapath.example');
  await attempted(1);
  await db('letters_jobs._private_jobs').update({ created_at: db.raw("now() - interval '25 hours'") });
  const before = prepared;
  await runJobsNow();
  await noneLeft();
  expect(prepared).toBe(before);
  expect(await figures(app)).toContain('mails_total{outcome="dropped"} 1\n');
});

test('a mail without a recipient is no failure', async () => {
  const { app, greet } = await start();
  await greet(null);
  await noneLeft();
  expect(await figures(app)).toContain('jobs_total{service="letters",kind="mail-greeting",outcome="done"} 1\n');
  expect(await figures(app)).toContain('mails_total{outcome="sent"} 0\n');
});

test('withholds a mail to an address that is not verified, and beyond what a recipient gets in a day', async () => {
  const { app, greet } = await start();
  const stranger = { essential: false, verified: false };
  full.add('full@vidyapath.example');
  counted.splice(0);
  await greet('stranger@vidyapath.example', 'Asha', 'en', stranger);
  await greet('full@vidyapath.example');
  await greet('full@vidyapath.example', 'Ravi', 'en', { ...stranger, essential: true });
  await noneLeft();
  expect(mails.sentTo('stranger@vidyapath.example')).toEqual([]);
  expect(mails.sentTo('full@vidyapath.example').map(({ subject }) => subject)).toEqual(['Hello Ravi']);
  expect(counted).toEqual([expect.stringMatching(/^letters\.\d+\.\d+$/)]);
  expect(await figures(app)).toContain('mails_total{outcome="withheld"} 2\n');
});

test('a mail waits until it is known whether the address is verified', async () => {
  const { app, greet } = await start();
  await greet('unknown@vidyapath.example', 'Asha', 'en', { essential: false, verified: null });
  await attempted(1);
  expect(await figures(app)).toContain('mails_total{outcome="postponed"} 1\n');
});

test('without a server the mail becomes a file of its owner', async () => {
  const { greet, lines } = await start('');
  await greet('file@vidyapath.example');
  await noneLeft();
  const [file = ''] = readdirSync(folder);
  expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(folder, file), 'utf8')).toContain('To: file@vidyapath.example');
  expect(lines.join('')).toContain(file);
});

test('a PDF comes with the mail', async () => {
  const { sender } = await start('');
  const before = new Set(readdirSync(folder));
  await sender.send({
    id: '1',
    createdAt: new Date(),
    to: 'bill@vidyapath.example',
    locale: 'en',
    text: { subject: 'Your bill', body: ['It comes with this mail.'] },
    attachment: { filename: 'VP2627-000001.pdf', content: Buffer.from('%PDF-1.7 bill') },
  });
  const [file = ''] = readdirSync(folder).filter((name) => !before.has(name));
  const mail = readFileSync(join(folder, file), 'utf8');
  expect(mail).toContain('Content-Type: application/pdf; name=VP2627-000001.pdf');
  expect(mail).toContain(Buffer.from('%PDF-1.7 bill').toString('base64'));
});
