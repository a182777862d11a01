import type { TicketStatus } from '@vidyapath/http/support-names';
import { askerWrote, closed, staffWrote, statusSet } from './ticket-states';

const before = new Date('2026-11-20T10:00:00Z');
const at = new Date('2026-11-24T10:00:00Z');
const ticket = (status: TicketStatus, first: Date | null = null) => ({ status, first_answered_at: first });

test.each(['open', 'answered', 'closed'] as const)('a message of the asker opens a ticket that was %s', () => {
  expect(askerWrote(at)).toEqual({ status: 'open', closed_at: null, last_message_at: at });
});

test.each([
  ['open', null, at],
  ['open', before, before],
  ['answered', before, before],
  ['closed', null, at],
] as const)('staff answers one that is %s, and the first answer stays the first', (status, first, firstAfter) => {
  expect(staffWrote(ticket(status, first), at)).toEqual({
    status: 'answered',
    first_answered_at: firstAfter,
    answered_at: at,
    closed_at: null,
    last_message_at: at,
  });
});

test.each([
  ['open', { status: 'closed', closed_at: at }],
  ['answered', { status: 'closed', closed_at: at }],
  ['closed', {}],
] as const)('closing one that is %s', (status, changes) => {
  expect(closed(ticket(status), at)).toEqual(changes);
});

test.each([
  ['open', 'open', {}],
  ['open', 'answered', { status: 'answered', first_answered_at: at, answered_at: at, closed_at: null }],
  ['open', 'closed', { status: 'closed', closed_at: at }],
  ['answered', 'open', { status: 'open', closed_at: null }],
  ['answered', 'answered', {}],
  ['answered', 'closed', { status: 'closed', closed_at: at }],
  ['closed', 'open', { status: 'open', closed_at: null }],
  ['closed', 'answered', { status: 'answered', first_answered_at: at, answered_at: at, closed_at: null }],
  ['closed', 'closed', {}],
] as const)('staff sets one that is %s to %s', (from, to, changes) => {
  expect(statusSet(ticket(from), to, at)).toEqual(changes);
});
