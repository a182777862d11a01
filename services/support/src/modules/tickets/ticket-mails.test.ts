import { neverCalled } from '@vidyapath/service-kit/http/described-service';
import type { JobContext } from '@vidyapath/service-kit/jobs/job-kind';
import type { Jobs } from '@vidyapath/service-kit/jobs/jobs';
import type { MailSender, MailToSend } from '@vidyapath/service-kit/domain/mail/mail-sender';
import { renderMail } from '@vidyapath/service-kit/domain/mail/mail-template';
import { type Desk, person, startDesk } from '../../testing/desk-fixture';
import { sendTicketMails } from './ticket-mails';

let desk: Desk;
let sent: MailToSend[] = [];
const asker = person();
const reader = person();
const staff = person('Staff', 'Sunil Verma');
const quiet = () => undefined;
const sender = {
  send: async (mail: MailToSend) => void sent.push(mail),
  mayReceive: async () => true,
  metrics: { count: quiet, waited: quiet },
  linkBase: () => 'https://vidyapath.example',
} as unknown as MailSender;
const context = { id: '1', createdAt: new Date(), ageSeconds: 1, log: { error: quiet } } as unknown as JobContext;

beforeAll(async () => {
  desk = await startDesk();
  await desk.know(asker);
  await desk.know(reader, 'hi');
  const handle = ({ name }: { name: string }, work: (payload: never, job: JobContext) => Promise<void>) =>
    void runs.set(name, work);
  sendTicketMails({ ...desk.ctx, mail: sender, jobs: neverCalled<Jobs>({ handle }) });
});
beforeEach(() => {
  sent = [];
});
afterAll(() => desk.stop());

const runs = new Map<string, (payload: never, job: JobContext) => Promise<void>>();
const run = (name: string, payload: object) => runs.get(name)?.(payload as never, context);
const mailAnswer = async (ticketId: string, body: string, internal = false) => {
  const { message_id } = (await desk.write(staff, ticketId, body, internal)).json<{ message_id: string }>();
  await run('mail-ticket-answered', { message_id });
};
const rendered = () => sent.map(({ text, locale }) => renderMail(text, { app: 'Vidyapath', locale }));

test('mails an answer to the address of the account, in its language, and mails no internal note', async () => {
  const english = await desk.ask(asker);
  const hindi = await desk.ask(reader);
  await mailAnswer(english.ticket_id, 'Please load it again.\n\nThen write to us.');
  await mailAnswer(hindi.ticket_id, 'कृपया फिर लोड करें।');
  await mailAnswer(english.ticket_id, 'a note of the desk', true);
  expect(sent.map(({ to, locale }) => [to, locale])).toEqual([
    [asker.email, 'en'],
    [reader.email, 'hi'],
  ]);
  expect(sent[0]?.text.body).toEqual(expect.arrayContaining(['Please load it again.', 'Then write to us.']));
  await run('mail-ticket-closed', { ticket_id: english.ticket_id });
  expect(JSON.stringify(sent)).not.toContain('note of the desk');
  expect(rendered()[0]?.text).toContain(`https://vidyapath.example/helpdesk/tickets/${english.ticket_id}`);
});

test('sends no mails about tickets to people who switched them off; each mail to an account has an unsubscribe link, and one click is enough', async () => {
  const chooser = person();
  await desk.know(chooser);
  const { ticket_id } = await desk.ask(chooser);
  await mailAnswer(ticket_id, 'First');
  const { pathname, search } = new URL(sent[0]?.unsubscribe ?? '');
  expect(sent[0]?.text.footer?.href).toBe(`https://vidyapath.example/unsubscribe${search}`);
  const clicked = await desk.app.inject({ method: 'POST', url: pathname + search });
  expect(clicked.json()).toEqual({ type: 'ticket-answered' });
  await mailAnswer(ticket_id, 'Second');
  await run('mail-ticket-closed', { ticket_id });
  expect(sent).toHaveLength(1);
});

test('the asker of a contact message, who has no account and no choices, is always answered', async () => {
  const form = { full_name: 'Meena', email: 'meena@example.in', mobile: '9876543210', message: 'Is there Kathak?' };
  const { id } = (await desk.post('/api/support/contact', form)).json<{ id: string }>();
  const about = { category: 'course', subject: 'Kathak' };
  const made = await desk.call(staff, 'POST', `/api/support/contact/${id}/ticket`, about);
  await mailAnswer(made.json<{ ticket_id: string }>().ticket_id, 'Yes.');
  expect(sent.map(({ to, unsubscribe, text }) => [to, unsubscribe, text.footer])).toEqual([
    [form.email, undefined, undefined],
  ]);
});

test('acknowledges a ticket with its dates; an address that is not verified gets no mail', async () => {
  const { ticket_id, number } = await desk.ask(reader, { subject: 'Call 1800', category: 'grievance' });
  await run('mail-ticket-received', { ticket_id });
  expect(sent[0]).toMatchObject({ to: reader.email, locale: 'hi', text: { subject: `${number} हमें मिल गया है` } });
  expect(rendered()[0]?.text).toContain('26 नवंबर 2026 तक उत्तर मिलेगा, और हम इसे 24 दिसंबर 2026 तक');
  const stranger = person();
  await desk.know(stranger, 'en', false);
  const other = await desk.ask(stranger);
  await run('mail-ticket-received', { ticket_id: other.ticket_id });
  await mailAnswer(other.ticket_id, 'An answer');
  await run('mail-ticket-closed', { ticket_id: other.ticket_id });
  expect(sent).toHaveLength(1);
});

test('no subject of a mail has the subject of its ticket', async () => {
  const { ticket_id } = await desk.ask(asker, { subject: 'Call 1800' });
  await mailAnswer(ticket_id, 'An answer');
  for (const kind of ['mail-ticket-received', 'mail-ticket-closed']) await run(kind, { ticket_id });
  expect(sent).toHaveLength(3);
  expect(sent.map(({ text }) => text.subject).join()).not.toContain('Call 1800');
});

test('escapes hostile text in mails', async () => {
  const subject = 'Hi\r\nBcc: all@example.in <img src=x onerror=alert(1)>';
  const { ticket_id } = await desk.ask(asker, { subject });
  await mailAnswer(ticket_id, '<script>alert(1)</script>\r\n.\r\nBcc: all@example.in');
  const [mail] = rendered();
  expect(mail?.html).not.toMatch(/<script|<img/);
  expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

test('sends no mail to an erased account, whose tickets keep no name', async () => {
  const gone = person();
  await desk.know(gone);
  const payment = await desk.ask(gone, { category: 'payment', subject: 'My payment', body: 'Where is it?' });
  const other = await desk.ask(gone, { category: 'account', subject: 'My name', body: 'I am Asha' });
  await desk.write(staff, payment.ticket_id, 'On its way');
  const event = {
    id: '5b3f0c52-3c1a-4b0e-9d3c-0a6f5e1d2c3b',
    type: 'auth.user-erased',
    version: 1,
    occurred_at: new Date().toISOString(),
    body: { user_id: gone.id, version: 2 },
  };
  const headers = desk.tokens.asService('events:write');
  const delivered = await desk.app.inject({ method: 'POST', url: '/internal/support/events', payload: event, headers });
  expect(delivered.statusCode).toBe(204);
  const left = { status: 'closed', asker: { user_id: null, name: null, email: null } };
  expect(await desk.read(staff, payment.ticket_id)).toMatchObject({
    ...left,
    subject: 'My payment',
    messages: [{ author_name: null, body: 'Where is it?' }, { author_name: 'Sunil Verma' }],
  });
  expect(await desk.read(staff, other.ticket_id)).toMatchObject({
    ...left,
    subject: '—',
    messages: [{ author_name: null, body: '—' }],
  });
  await run('mail-ticket-closed', { ticket_id: payment.ticket_id });
  expect(sent).toEqual([]);
});
