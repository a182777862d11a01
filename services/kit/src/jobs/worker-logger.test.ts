import { workerLogger } from './worker-logger';

const lines: unknown[] = [];
const logger = workerLogger({ warn: (...line: unknown[]) => void lines.push(line) });
afterEach(() => void lines.splice(0));

test("warnings and errors of the job worker are in the service's log", () => {
  logger.warn('WARNING: the pool is gone');
  logger.error('it ended');
  expect(lines).toEqual([
    [{ worker: 'WARNING: the pool is gone' }, 'job worker'],
    [{ worker: 'it ended' }, 'job worker'],
  ]);
});

test('infos and failures of jobs are not', () => {
  logger.info('it takes jobs');
  logger.error('a job failed', { failure: true });
  expect(lines).toEqual([]);
});
