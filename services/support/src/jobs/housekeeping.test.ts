import { housekeepingJobs } from './housekeeping';
import { startTestSupport, type TestSupport } from '../testing/test-support';

let support: TestSupport;
beforeAll(async () => {
  support = await startTestSupport();
});
afterAll(() => support.stop());

const runAll = async () => {
  for (const { run } of housekeepingJobs(support.db)) await run();
};
const ago = (interval: string) => support.db.raw('now() - ?::interval', [interval]);
const person = { full_name: 'Asha', email: 'asha@example.in', mobile: '9876543210' };
const report = { slice: 'shell', version: '1', kind: 'load', page: '/', request_id: 'report-0001' };

test('deletes rows that are older than their limit and keeps younger ones', async () => {
  await support.db('contact_message').insert([
    { ...person, message: 'old', created_at: ago('2 years 1 day') },
    { ...person, message: 'young', created_at: ago('1 year 11 months') },
  ]);
  await support.db('client_error').insert([
    { ...report, message: 'old', created_at: ago('91 days') },
    { ...report, message: 'young', created_at: ago('89 days') },
  ]);
  await support.db('submission_count').insert([
    { sender: 'old', window_start: ago('61 minutes'), count: 1 },
    { sender: 'young', window_start: ago('10 minutes'), count: 1 },
  ]);
  await runAll();
  await runAll();
  expect(await support.db('contact_message').pluck('message')).toEqual(['young']);
  expect(await support.db('client_error').pluck('message')).toEqual(['young']);
  expect(await support.db('submission_count').pluck('sender')).toEqual(['young']);
});

test('the service runs the jobs', async () => {
  const figures = (await support.app.inject('/metrics')).body;
  for (const { name } of housekeepingJobs(support.db))
    expect(figures).toContain(`housekeeping_runs_total{task="${name}",outcome="done"}`);
  expect(figures).toContain('housekeeping_runs_total{task="support-idempotency-keys",outcome="done"}');
});
