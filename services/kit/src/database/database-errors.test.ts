import { isDatabaseAway, problemOfDatabaseError } from './database-errors';

const failure = (code: string) => Object.assign(new Error('pg says so'), { code });

test.each([
  ['08000'],
  ['08001'],
  ['08003'],
  ['08004'],
  ['08006'],
  ['08P01'],
  ['25006'],
  ['25P03'],
  ['25P04'],
  ['28P01'],
  ['3D000'],
  ['40001'],
  ['40P01'],
  ['53000'],
  ['53100'],
  ['53200'],
  ['53300'],
  ['53400'],
  ['55000'],
  ['55P03'],
  ['57014'],
  ['57P01'],
  ['57P02'],
  ['57P03'],
  ['57P04'],
  ['57P05'],
  ['58000'],
  ['58030'],
  ['ECONNREFUSED'],
  ['ECONNRESET'],
  ['ENOTFOUND'],
  ['EAI_AGAIN'],
  ['ETIMEDOUT'],
  ['EPIPE'],
])('%s means that the database cannot serve now', (code) => {
  const problem = problemOfDatabaseError(failure(code));
  expect(problem?.statusCode).toBe(503);
  expect(Number(problem?.headers['retry-after'])).toBeGreaterThan(0);
  expect(problem?.detail).not.toContain('pg');
});

test('a failure to connect to several addresses means that the database is unavailable', () => {
  expect(isDatabaseAway(new AggregateError([failure('ECONNREFUSED'), failure('ECONNREFUSED')]))).toBe(true);
});

test.each([['42P01'], ['42601'], ['42501'], ['XX000'], ['22012']])('%s is a fault of the service', (code) => {
  expect(problemOfDatabaseError(failure(code))).toBeUndefined();
});

test.each([
  ['23505', 409],
  ['23503', 409],
  ['22P02', 400],
  ['22003', 400],
  ['22021', 400],
])('%s is %i', (code, status) => {
  expect(problemOfDatabaseError(failure(code))?.statusCode).toBe(status);
});
