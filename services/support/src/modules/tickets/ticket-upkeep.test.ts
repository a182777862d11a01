import { type Desk, person, startDesk } from '../../testing/desk-fixture';
import type { TicketChange } from '../../context';
import { closeAnswered, notifyOfOverdue } from './ticket-upkeep';

let desk: Desk;
let changes: TicketChange[] = [];
const asker = person();
const staff = person('Staff');
beforeAll(async () => {
  desk = await startDesk();
  await desk.know(asker);
  desk.ctx.hooks.ticketChanged.push(async (_trx, change) => void changes.push(change));
});
beforeEach(() => {
  changes = [];
  desk.setClock('2026-11-01T10:00:00Z');
});
afterAll(() => desk.stop());

test('14 days after the last answer a ticket closes by itself, once, and writing opens it again', async () => {
  const { ticket_id } = await desk.ask(asker);
  await desk.write(staff, ticket_id, 'Here it is');
  desk.setClock('2026-11-10T10:00:00Z');
  await desk.write(staff, ticket_id, 'And this');
  await desk.write(staff, ticket_id, 'a note later on does not count', true);
  desk.setClock('2026-11-24T09:59:59Z');
  await closeAnswered(desk.ctx);
  expect(await desk.read(asker, ticket_id)).toMatchObject({ status: 'answered' });
  desk.setClock('2026-11-24T10:00:00Z');
  await Promise.all([closeAnswered(desk.ctx), closeAnswered(desk.ctx)]);
  expect(await desk.read(asker, ticket_id)).toMatchObject({ status: 'closed', closed_at: '2026-11-24T10:00:00.000Z' });
  expect(changes.map(({ kind, by }) => [kind, by])).toEqual([['closed', null]]);
  await desk.write(asker, ticket_id, 'Not solved');
  expect(await desk.read(asker, ticket_id)).toMatchObject({ status: 'open', closed_at: null });
});

test('each passed deadline makes one notification: the acknowledgement, then the resolution', async () => {
  const own = await desk.ask(asker, { category: 'grievance' });
  const kinds = () => changes.filter(({ ticket_id }) => ticket_id === own.ticket_id).map(({ kind }) => kind);
  desk.setClock('2026-11-03T10:00:00Z');
  await notifyOfOverdue(desk.ctx);
  expect(kinds()).toEqual([]);
  desk.setClock('2026-11-03T10:00:01Z');
  for (let run = 0; run < 3; run += 1) await notifyOfOverdue(desk.ctx);
  expect(kinds()).toEqual(['overdue']);
  await desk.write(staff, own.ticket_id, 'We look into it');
  await desk.write(asker, own.ticket_id, 'Thank you');
  desk.setClock('2026-12-01T10:00:01Z');
  for (let run = 0; run < 2; run += 1) await notifyOfOverdue(desk.ctx);
  expect(kinds()).toEqual(['overdue', 'overdue']);
});
