import { randomUUID } from 'node:crypto';
import type { Problem } from '@vidyapath/http/problem';
import type { Ticket, TicketSummary } from '@vidyapath/http/support-tickets';
import { type Desk, person, startDesk } from '../../testing/desk-fixture';

let desk: Desk;
const asker = person();
const other = person();
const staff = person('Staff', 'Sunil Verma');
const admin = person('Admin');
beforeAll(async () => {
  desk = await startDesk();
  for (const one of [asker, other, staff, admin]) await desk.know(one);
});
beforeEach(() => desk.setClock('2026-11-24T10:00:00Z'));
afterAll(() => desk.stop());

const path = '/api/support/tickets';
const fieldsOf = (answer: { json: <Body>() => Body }) => answer.json<Problem>().errors?.map(({ field }) => field);
const listed = async (who: typeof asker, query = '') =>
  (await desk.call(who, 'GET', `${path}${query}`)).json<TicketSummary[]>();

test('a ticket has its number, its deadlines and its first message', async () => {
  const answer = await desk.call(asker, 'POST', path, { category: 'grievance', subject: 'Late', body: 'No answer' });
  const ticket = answer.json<Ticket>();
  expect([answer.statusCode, answer.headers.location]).toEqual([201, `${path}/${ticket.ticket_id}`]);
  expect(ticket).toMatchObject({
    number: expect.stringMatching(/^VT-\d{6}$/) as string,
    status: 'open',
    category: 'grievance',
    overdue: false,
    created_at: '2026-11-24T10:00:00.000Z',
    acknowledge_by: '2026-11-26T10:00:00.000Z',
    resolve_by: '2026-12-24T10:00:00.000Z',
    first_answered_at: null,
    closed_at: null,
    assigned_to: null,
    messages: [{ author_name: 'Asha Rao', by_staff: false, internal: false, body: 'No answer' }],
  });
});

test('a repeated key makes one ticket', async () => {
  const body = { category: 'account', subject: 'Once', body: 'x' };
  const headers = { 'idempotency-key': 'once' };
  const answers = await Promise.all([1, 2, 3].map(() => desk.call(asker, 'POST', path, body, headers)));
  expect(new Set(answers.map((answer) => answer.json<Ticket>().ticket_id)).size).toBe(1);
  expect((await desk.call(asker, 'POST', path, { ...body, subject: 'Other' }, headers)).statusCode).toBe(422);
});

test('one key and body for two tickets, or for two messages of the contact form, is refused', async () => {
  const headers = { 'idempotency-key': 'two-places' };
  const tickets = [await desk.ask(asker), await desk.ask(asker)];
  const sent = { full_name: 'Ravi', email: asker.email, mobile: '9876543210' };
  const messages = [];
  for (const message of ['How do I pay?', 'Which courses?'])
    messages.push((await desk.post('/api/support/contact', { ...sent, message })).json<{ id: string }>());
  const statuses = async (urls: string[], by: typeof asker, body: object) => {
    const answers = [];
    for (const url of urls) answers.push((await desk.call(by, 'POST', url, body, headers)).statusCode);
    return answers;
  };
  const ofTickets = tickets.map(({ ticket_id }) => `${path}/${ticket_id}/messages`);
  expect(await statuses(ofTickets, asker, { body: 'And now?' })).toEqual([201, 422]);
  const ofMessages = messages.map(({ id }) => `/api/support/contact/${id}/ticket`);
  expect(await statuses(ofMessages, staff, { category: 'course', subject: 'Paying' })).toEqual([201, 422]);
});

test('refuses an order or a course that is unknown or foreign by its field, and creates no ticket', async () => {
  const own = randomUUID();
  const foreign = randomUUID();
  desk.others.orders.set(own, asker.id).set(foreign, other.id);
  desk.others.courses.set(1, { is_public: true }).set(2, { is_public: false });
  const send = (over: object) =>
    desk.call(asker, 'POST', path, { category: 'payment', subject: 'Order', body: 'x', ...over });
  expect((await send({ order_id: own, course_id: 1 })).json()).toMatchObject({ order_id: own, course_id: 1 });
  for (const order_id of [foreign, randomUUID()]) expect(fieldsOf(await send({ order_id }))).toEqual(['order_id']);
  for (const course_id of [2, 3]) expect(fieldsOf(await send({ course_id }))).toEqual(['course_id']);
  expect(fieldsOf(await send({ order_id: foreign, course_id: 3 }))).toEqual(['order_id', 'course_id']);
  desk.others.grants.add(`${asker.id} 2`);
  expect((await send({ course_id: 2 })).statusCode).toBe(201);
  desk.others.setAway(true);
  expect((await send({ order_id: own })).statusCode).toBe(503);
  desk.others.setAway(false);
  expect((await send({})).statusCode).toBe(201);
});

test('tickets of others are neither listed, read, answered nor closed', async () => {
  const { ticket_id } = await desk.ask(asker);
  for (const [method, url, body] of [
    ['GET', '', undefined],
    ['POST', '/messages', { body: 'x' }],
    ['POST', '/messages', { body: 'x', internal: true }],
    ['POST', '/close', {}],
  ] as const)
    expect((await desk.call(other, method, `${path}/${ticket_id}${url}`, body)).statusCode).toBe(404);
  expect((await desk.call(other, 'PUT', `${path}/${ticket_id}`, { status: 'closed' })).statusCode).toBe(403);
  expect(await listed(other)).toEqual([]);
  expect(await listed(other, `?user_id=${asker.id}`)).toEqual([]);
});

test('the asker does not see an internal note, which changes neither status nor deadlines', async () => {
  const { ticket_id, number } = await desk.ask(asker, { subject: 'Secret' });
  const before = await desk.read(asker, ticket_id);
  desk.setClock('2026-11-24T11:00:00Z');
  const noted = await desk.write(staff, ticket_id, 'a note of the desk', true);
  expect([noted.statusCode, noted.json()]).toEqual([201, expect.objectContaining({ internal: true, by_staff: true })]);
  expect(await desk.read(asker, ticket_id)).toEqual(before);
  expect((await listed(asker, `?q=${number}`))[0]).toMatchObject({ last_message_at: before.last_message_at });
  expect(await listed(asker, '?q=note')).toEqual([]);
  expect((await desk.read(staff, ticket_id)).messages.map(({ body }) => body)).toContain('a note of the desk');
  const closed = await desk.call(asker, 'POST', `${path}/${ticket_id}/close`, {});
  const written = await desk.write(asker, ticket_id, 'thanks');
  for (const answer of [closed, written]) expect(answer.body).not.toContain('note of the desk');
});

test('the asker cannot write an internal note, and staff do not see those of their own tickets', async () => {
  const { ticket_id } = await desk.ask(asker);
  expect((await desk.write(asker, ticket_id, 'x', true)).statusCode).toBe(403);
  const own = await desk.ask(staff);
  await desk.write(admin, own.ticket_id, 'about a colleague', true);
  expect((await desk.write(staff, own.ticket_id, 'x', true)).statusCode).toBe(403);
  for (const url of [path, `${path}/${own.ticket_id}`])
    expect((await desk.call(staff, 'GET', url)).body).not.toContain('about a colleague');
  expect((await desk.call(staff, 'PUT', `${path}/${own.ticket_id}`, { category: 'course' })).body).not.toContain(
    'colleague',
  );
});

test('staff answers, the asker opens again, and either side closes', async () => {
  const { ticket_id } = await desk.ask(asker);
  const status = async () => (await desk.read(asker, ticket_id)).status;
  desk.setClock('2026-11-24T12:00:00Z');
  await desk.write(staff, ticket_id, 'Try again');
  expect(await desk.read(asker, ticket_id)).toMatchObject({
    status: 'answered',
    first_answered_at: '2026-11-24T12:00:00.000Z',
    messages: [{}, { author_name: 'Sunil Verma', by_staff: true }],
  });
  await desk.write(asker, ticket_id, 'Still');
  expect(await status()).toBe('open');
  await desk.call(asker, 'POST', `${path}/${ticket_id}/close`, {});
  expect(await desk.read(asker, ticket_id)).toMatchObject({ status: 'closed', closed_at: '2026-11-24T12:00:00.000Z' });
  await desk.write(asker, ticket_id, 'Once more');
  expect(await desk.read(asker, ticket_id)).toMatchObject({ status: 'open', closed_at: null });
  await desk.call(staff, 'POST', `${path}/${ticket_id}/close`, {});
  await desk.write(staff, ticket_id, 'One more thing');
  expect(await status()).toBe('answered');
});

test('staff changes the named fields and keeps the rest; a grievance gets its own deadlines', async () => {
  const { ticket_id } = await desk.ask(asker);
  const change = (body: object) => desk.call(staff, 'PUT', `${path}/${ticket_id}`, body);
  expect((await change({ assigned_to: staff.id })).json()).toMatchObject({
    status: 'open',
    category: 'technical',
    assigned_to: staff.id,
    assigned_name: 'Sunil Verma',
  });
  expect((await change({ category: 'grievance' })).json()).toMatchObject({
    assigned_to: staff.id,
    acknowledge_by: '2026-11-26T10:00:00.000Z',
    resolve_by: '2026-12-24T10:00:00.000Z',
  });
  for (const id of [other.id, 999_999]) expect(fieldsOf(await change({ assigned_to: id }))).toEqual(['assigned_to']);
  expect((await change({ assigned_to: null, status: 'closed' })).json()).toMatchObject({
    status: 'closed',
    assigned_to: null,
    category: 'grievance',
  });
  expect((await desk.call(asker, 'PUT', `${path}/${ticket_id}`, { status: 'open' })).statusCode).toBe(403);
  const stale = await desk.call(staff, 'PUT', `${path}/${ticket_id}`, { status: 'open' }, { 'if-match': '"old"' });
  expect(stale.statusCode).toBe(412);
});

test('the desk lists the tickets that are due first at the beginning, overdue ones before all others', async () => {
  const own = await startDesk();
  const ask = async (at: string, over: object) => {
    own.setClock(at);
    return (await own.ask(asker, over)).ticket_id;
  };
  const late = await ask('2026-11-20T10:00:00Z', { category: 'grievance', subject: 'late' });
  const later = await ask('2026-11-22T09:00:00Z', { subject: 'later' });
  const fresh = await ask('2026-11-24T09:00:00Z', { subject: 'fresh' });
  const answered = await ask('2026-11-01T09:00:00Z', { subject: 'answered' });
  await own.write(staff, answered, 'Here');
  own.setClock('2026-11-24T10:00:00Z');
  const ids = async (query = '') =>
    (await own.call(staff, 'GET', path + query)).json<TicketSummary[]>().map(({ ticket_id }) => ticket_id);
  expect(await ids()).toEqual([late, later, fresh, answered]);
  expect(await ids('?overdue=true')).toEqual([late, later]);
  expect(await ids('?overdue=false')).toEqual([fresh, answered]);
  expect(await ids('?status=answered')).toEqual([answered]);
  expect(await ids('?category=grievance')).toEqual([late]);
  expect(await ids('?assigned_to=none&q=fre')).toEqual([fresh]);
  expect(await ids(`?q=${asker.email}&limit=1`)).toEqual([late]);
  const page = await own.call(staff, 'GET', `${path}?status=open&limit=1`);
  expect(page.headers['x-total-count']).toBe('3');
  await own.call(staff, 'PUT', `${path}/${fresh}`, { assigned_to: staff.id });
  expect(await ids('?assigned_to=me')).toEqual([fresh]);
  expect(await ids(`?assigned_to=${staff.id}`)).toEqual([fresh]);
  await own.stop();
});

test('a message of the contact form becomes a ticket once, which belongs to no account', async () => {
  const sent = { full_name: 'Meena', email: asker.email, mobile: '9876543210', message: 'क्या कोर्स हिन्दी में है?' };
  const message = (await desk.post('/api/support/contact', sent)).json<{ id: string }>();
  const make = (headers = {}) =>
    desk.call(
      staff,
      'POST',
      `/api/support/contact/${message.id}/ticket`,
      { category: 'course', subject: 'Hindi' },
      headers,
    );
  const made = await make();
  const ticket = made.json<Ticket>();
  expect(made.statusCode).toBe(201);
  expect(ticket).toMatchObject({ source: 'contact', asker: { user_id: null, name: 'Meena', email: asker.email } });
  expect((await make()).json()).toMatchObject({ status: 409, type: '/problems/message-is-ticket' });
  expect((await desk.call(asker, 'GET', `${path}/${ticket.ticket_id}`)).statusCode).toBe(404);
  const records = await desk.call(staff, 'GET', '/api/support/contact?q=Meena');
  expect(records.json()).toEqual([expect.objectContaining({ ticket_id: ticket.ticket_id })]);
  const missing = await desk.call(staff, 'POST', `/api/support/contact/${randomUUID()}/ticket`, {
    category: 'course',
    subject: 'x',
  });
  expect(missing.statusCode).toBe(404);
});
