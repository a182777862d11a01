import { randomUUID } from 'node:crypto';
import type { Database } from '@vidyapath/service-kit/database/database';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import type { ServiceServer } from '@vidyapath/service-kit/http/service-app';
import type { Job, JobContext, RunJob } from '@vidyapath/service-kit/jobs/job-kind';
import type { Jobs } from '@vidyapath/service-kit/jobs/jobs';
import type { MailSender, MailToSend } from '@vidyapath/service-kit/domain/mail/mail-sender';
import { registeredSeller } from '../../testing/documents-fixture';
import { openOffersDatabase } from '../../testing/offers-fixture';
import { storePaidOrder, storeRefund } from '../../testing/stored-order';
import { createTestContext } from '../../testing/test-context';
import { issueCreditNote, issueInvoice } from '../documents/documents';
import { registerMails } from './mails';

let commerce: Awaited<ReturnType<typeof openOffersDatabase>>;
let db: Database;
let server: ServiceServer;
const mails: Record<string, RunJob> = {};
let sent: MailToSend[] = [];
const quiet = () => undefined;
/** Keeps what is sent. */
const sender = {
  send: async (mail: MailToSend) => void sent.push(mail),
  mayReceive: async () => true,
  metrics: { count: quiet, waited: quiet },
  linkBase: () => 'https://vidyapath.example',
} as unknown as MailSender;
const context = { id: '1', createdAt: new Date(), ageSeconds: 1, log: { error: quiet } } as unknown as JobContext;

const run = async (name: string, payload: object) => mails[name]?.(payload, context);

beforeAll(async () => {
  commerce = await openOffersDatabase();
  db = commerce.db;
  server = await createTestServer();
  const handle = ({ name }: Job, run: RunJob): void => {
    mails[name] = run;
  };
  const jobs = { add: async () => '', handle } as Jobs;
  registerMails({ ...createTestContext(server, db, { jobs }), mail: sender });
  await db('people').insert([
    {
      user_id: 1,
      version: 1,
      deleted: false,
      name: 'Ananya',
      email: 'ananya@example.in',
      email_verified: true,
      role: 'User',
      language: 'hi',
    },
    { user_id: 2, version: 1, deleted: true, name: '', email: '', email_verified: false, role: 'User', language: 'en' },
  ]);
});
beforeEach(() => {
  sent = [];
});
afterAll(async () => {
  await server.close();
  await commerce.drop();
});

const at = new Date('2026-11-24T06:30:00Z');
const textOf = () =>
  sent.map(({ text }) => [text.subject, ...text.body].map((part) => JSON.stringify(part)).join('\n'))[0] ?? '';
const expectPdf = (number: string | undefined): void => {
  expect(sent[0]?.attachment?.filename).toBe(`${number}.pdf`);
  expect(sent[0]?.attachment?.content.subarray(0, 5).toString()).toBe('%PDF-');
};

async function paidOrder(language: 'en' | 'hi', userId = 1) {
  const order = await storePaidOrder(db, {
    items: [{ price: 199_900, title: 'React Basics', titleHi: 'रिएक्ट की बुनियाद' }],
    language,
    userId,
    paidAt: at,
  });
  const invoice = await db.transaction((trx) => issueInvoice(trx, registeredSeller, order.orderId, at));
  const [item] = order.items;
  const refundId = await storeRefund(db, order, {
    items: [{ itemId: item?.itemId ?? '', amount: 199_900 }],
    processedAt: at,
  });
  const note = await db.transaction((trx) => issueCreditNote(trx, refundId, at));
  return { order, invoice, refundId, note };
}

test.each(['en', 'hi'] as const)(
  'the mail of a paid order has its document and a link, in the language of the order (%s)',
  async (language) => {
    const { order, invoice } = await paidOrder(language);
    await run('mail-order-paid', { order_id: order.orderId });
    expect(sent[0]).toMatchObject({ to: 'ananya@example.in', locale: language });
    expect(textOf()).toContain(invoice);
    expect(textOf()).toContain(order.orderNumber);
    expect(textOf()).toContain('₹1,999.00');
    expect(textOf()).toContain(language === 'hi' ? 'रिएक्ट की बुनियाद' : 'React Basics');
    expectPdf(invoice);
    expect(textOf()).toContain(`https://vidyapath.example/orders/${order.orderId}`);
  },
);

test('the mail of a refund has its credit note, and that of a failed one says that the seller looks after it', async () => {
  const { refundId, note } = await paidOrder('en');
  await run('mail-refund-processed', { refund_id: refundId });
  expect(textOf()).toContain(note);
  expect(textOf()).toContain('React Basics');
  expectPdf(note ?? '');
  sent = [];
  await run('mail-refund-failed', { refund_id: refundId });
  expect(textOf()).toContain('We are taking care of it');
  expect(textOf()).toContain('React Basics');
});

test('mails about access that is given or taken back are in the language of the person', async () => {
  await db('courses').insert({
    course_id: 5,
    version: 1,
    deleted: false,
    title: 'Data structures',
    title_hi: 'डेटा संरचनाएँ',
  });
  const grant_id = randomUUID();
  const fields = { scope: 'course', course_id: 5, source: 'given', starts_at: at, created_at: at, reason: 'Prize' };
  await db('grants').insert({
    grant_id,
    user_id: 1,
    ends_at: new Date('2027-01-31T18:29:00Z'),
    ...fields,
    revoke_reason: 'Given by mistake',
  });
  await run('mail-access-given', { grant_id });
  expect(sent[0]?.locale).toBe('hi');
  expect(textOf()).toContain('डेटा संरचनाएँ');
  expect(textOf()).toContain('31 जनवरी 2027');
  sent = [];
  await run('mail-access-revoked', { grant_id });
  expect(textOf()).toContain('Given by mistake');
});

test('an address that is not verified gets the documents of paid orders, and nothing else; no subject has a title', async () => {
  await db('people').update({ email_verified: false }).where({ user_id: 1 });
  const { order, refundId } = await paidOrder('en');
  const free = await storePaidOrder(db, { items: [{ price: 0 }], language: 'en', userId: 1, paidAt: at });
  await db('courses').insert({ course_id: 6, version: 1, deleted: false, title: 'Call 1800' });
  const grant_id = randomUUID();
  const fields = { scope: 'course', course_id: 6, source: 'given', starts_at: at, created_at: at, reason: 'Prize' };
  await db('grants').insert({ grant_id, user_id: 1, ...fields });
  const sendAll = async () => {
    sent = [];
    for (const { orderId } of [order, free]) await run('mail-order-paid', { order_id: orderId });
    for (const kind of ['mail-refund-processed', 'mail-refund-failed'] as const)
      await run(kind, { refund_id: refundId });
    for (const kind of ['mail-access-given', 'mail-access-revoked'] as const) await run(kind, { grant_id });
    return sent.map(({ text }) => text.subject).join('\n');
  };
  await sendAll();
  expect(sent).toHaveLength(3);
  await db('people').update({ email_verified: true }).where({ user_id: 1 });
  expect(await sendAll()).not.toMatch(/Call 1800|Ananya/);
  expect(sent).toHaveLength(6);
});

test('a mail to a user whose account has not arrived yet is tried again', async () => {
  const { order, refundId } = await paidOrder('en', 3);
  await expect(run('mail-order-paid', { order_id: order.orderId })).rejects.toThrow('not known yet');
  await expect(run('mail-refund-processed', { refund_id: refundId })).rejects.toThrow('not known yet');
});

test('sends no mail to an erased account', async () => {
  const { order } = await paidOrder('en', 2);
  await run('mail-order-paid', { order_id: order.orderId });
  expect(sent).toEqual([]);
});
