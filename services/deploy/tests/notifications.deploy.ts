import type { Ticket } from '@vidyapath/http/support-tickets';
import { openUnreadStream } from '@vidyapath/kit-testing/unread-stream';
import { until } from '@vidyapath/kit-testing/until';
import { bearer, call, expectStatus, logIn } from './support/api';
import { newLearner } from './support/journeys';
import { type Stack, startStack } from './support/stack';

let stack: Stack;
let url: string;
beforeAll(async () => {
  stack = await startStack();
  ({ url } = stack.edge);
});
afterAll(() => stack?.stop());

const post = async <Answer>(token: string, path: string, body: object): Promise<Answer> =>
  expectStatus(201, call<Answer>(`${url}${path}`, { method: 'POST', headers: bearer(token), body }));

test('nginx passes on unread counts at once, and a cut stream continues at the other replica', async () => {
  const [desk, { token }] = await Promise.all([logIn(url), newLearner(url)]);
  const ticket = { category: 'technical', subject: 'No sound', body: 'In lesson 2' };
  const { ticket_id: id } = await post<Ticket>(token, '/api/support/tickets', ticket);
  const answer = () => post(desk, `/api/support/tickets/${id}/messages`, { body: 'Try again' });
  const open = () => openUnreadStream(url, bearer(token).authorization ?? '');

  const first = await open();
  expect([first.answer.status, first.answer.headers.get('content-type')]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
  ]);
  await first.sees(0);
  await answer();
  await first.sees(1);

  // One of the two replicas has the stream; SIGTERM ends the stream without waiting for its reader.
  const codes: (number | null)[] = [];
  for (const index of [0, 1]) {
    if (!first.read.ended) codes.push(await stack.exchange('support', index));
    await answer();
  }
  expect(new Set(codes)).toEqual(new Set([0]));
  await until(() => first.read.ended || undefined);
  expect(first.counts().at(-1)).toBeLessThan(3);
  const second = await open();
  await second.sees(3);
  second.cut();
});
