import { limits } from '@vidyapath/http/limits';
import { person, startDesk } from '../../testing/desk-fixture';

const path = '/api/support/tickets';
const ticket = { category: 'course', subject: 'x', body: 'x' };

test('limits count for one person and for one address, and do not affect others', async () => {
  const desk = await startDesk(2);
  const from = (who: ReturnType<typeof person>, remoteAddress: string) =>
    desk.app.inject({
      method: 'POST',
      url: path,
      payload: ticket,
      remoteAddress,
      headers: { authorization: `Bearer ${desk.tokens.signToken({ ...who })}` },
    });
  const one = person();
  const statuses: number[] = [];
  for (let index = 0; index < 4; index += 1) statuses.push((await from(one, `10.0.${index}.1`)).statusCode);
  expect(statuses).toEqual([201, 201, 429, 429]);
  const crowd = await Promise.all(Array.from({ length: 20 }, () => from(person(), '192.0.2.7')));
  expect(crowd.filter(({ statusCode }) => statusCode === 201)).toHaveLength(12);
  expect(crowd.filter(({ statusCode }) => statusCode === 429)[0]?.headers['retry-after']).toBeDefined();
  expect((await from(person(), '198.51.100.7')).statusCode).toBe(201);
  await desk.stop();
});

test('a ticket has a limited number of messages, and the limits of the asker do not apply to staff', async () => {
  const desk = await startDesk(1);
  const asker = person();
  const staff = person('Staff');
  const { ticket_id } = await desk.ask(asker);
  const statuses = [];
  for (let index = 0; index < 4; index += 1) statuses.push((await desk.write(asker, ticket_id, 'x')).statusCode);
  expect(statuses).toEqual([201, 201, 201, 429]);
  for (let index = 0; index < 5; index += 1)
    expect((await desk.write(staff, ticket_id, 'x', true)).statusCode).toBe(201);
  await desk.db.raw(
    `insert into ticket_message (ticket_id, by_staff, internal, body, created_at)
     select ?, true, false, 'x', now() from generate_series(1, ?::int)`,
    [ticket_id, limits.ticket.messagesMax - 9],
  );
  expect((await desk.write(staff, ticket_id, 'x')).json()).toMatchObject({
    status: 409,
    type: '/problems/ticket-full',
  });
  await desk.stop();
});
