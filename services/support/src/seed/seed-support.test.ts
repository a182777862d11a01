import type { FaqEntry } from '@vidyapath/http/support-faq';
import type { ErrorGroup } from '@vidyapath/http/support-errors';
import type { TicketSummary } from '@vidyapath/http/support-tickets';
import { person, startDesk } from '../testing/desk-fixture';
import { seedSupport } from './seed-support';

test('the demo has 15 entries in both languages, tickets in every state and weeks of errors, once', async () => {
  const desk = await startDesk();
  const learner = person();
  const staff = person('Staff');
  expect(await seedSupport(desk.db, { learner, staff }, desk.now())).toBe(true);
  expect(await seedSupport(desk.db, { learner, staff }, desk.now())).toBe(false);
  const get = async <Row>(url: string) => (await desk.call(staff, 'GET', url)).json<Row[]>();
  const english = await get<FaqEntry>('/api/support/faq');
  const hindi = await get<FaqEntry>('/api/support/faq?lang=hi');
  expect(english).toHaveLength(15);
  expect(hindi.every(({ question, answer }) => /\p{Script=Devanagari}/u.test(question + answer))).toBe(true);
  const tickets = await get<TicketSummary>('/api/support/tickets');
  expect(new Set(tickets.map(({ status }) => status))).toEqual(new Set(['open', 'answered', 'closed']));
  expect(tickets.some(({ overdue }) => overdue)).toBe(true);
  expect(tickets.some(({ source }) => source === 'contact')).toBe(true);
  const groups = await get<ErrorGroup>('/api/support/errors');
  expect(new Set(groups.map(({ status }) => status))).toEqual(new Set(['open', 'resolved']));
  expect(groups.some(({ sample }) => sample.route)).toBe(true);
  await desk.stop();
});
