import { createNotified, paid, review } from '../../testing/notified';
import { startTestSupport } from '../../testing/test-support';

/** Always the same order for the same number. */
function shuffled<One>(from: readonly One[], seed: number): One[] {
  const rest = [...from];
  return from.map((_one, index) => rest.splice((seed * (index + 7) * 31) % rest.length, 1)[0] as One);
}

test.each([3, 11, 58])(
  'creates each notification once when events are repeated in any order (%i), with two replicas and a restart between',
  async (seed) => {
    const first = await startTestSupport();
    const start = () => startTestSupport(0, undefined, first);
    let second = await start();
    const to = createNotified(first);
    const learner = await to.person();
    const staff = await to.person('Staff');
    const course = { course_id: 7, course_name: 'Kathak' };
    const answered = { thread_id: 't1', answered_by: staff, by_staff: true, title: 'Why?', version: 1, ...course };
    const events: [type: string, body: object][] = [
      ['commerce.order-paid', paid(learner)],
      ['commerce.order-paid', paid(learner)],
      [
        'learning.certificate-issued',
        { serial: 's1', user_id: learner, issued_at: '2026-11-24T09:00:00.000Z', version: 1, ...course },
      ],
      [
        'learning.thread-answered',
        { post_id: 'p1', user_id: learner, answered_at: '2026-11-24T09:10:00.000Z', ...answered },
      ],
      ['learning.review-changed', review(learner, 1)],
      [
        'learning.review-changed',
        review(learner, 2, { waiting: false, decision: 'accept', decided_at: '2026-11-24T09:20:00.000Z' }),
      ],
    ];
    const twice = shuffled([...events, ...events], seed);
    const deliver = async (some: typeof events) => {
      const other = createNotified(second);
      const sent = some.flatMap(([type, body], at) => [at, at + seed].map((by) => ({ type, body, by })));
      const statuses = await Promise.all(
        sent.map(async ({ type, body, by }) => (await (by % 2 ? other : to).event(type, body)).statusCode),
      );
      expect(new Set(statuses)).toEqual(new Set([204]));
    };
    await deliver(twice.slice(0, 6));
    await second.stop();
    second = await start();
    await deliver(twice.slice(4));
    const typesOf = async (id: number, role: 'User' | 'Staff') =>
      (await to.notifications(id, role)).map(({ type }) => type).sort();
    const own = ['certificate-issued', 'order-paid', 'order-paid', 'review-decided', 'thread-answered'];
    expect(await typesOf(learner, 'User')).toEqual(own);
    expect(await typesOf(staff, 'Staff')).toEqual(['review-waiting']);
    await second.stop();
    await first.stop();
  },
);
