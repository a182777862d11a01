import { OperatorError } from '@vidyapath/service-kit/process/config';
import { withFullDiskAs } from './full-disk';

const withCode = (code: string): Error => Object.assign(new Error('x'), { code });
const fails = (error: Error): Promise<unknown> => withFullDiskAs('The disk is full.', () => Promise.reject(error));

test.each([
  ['of a file', withCode('ENOSPC')],
  ['of the database', withCode('53100')],
  ['of a migration', new OperatorError(['The migration failed.'], withCode('53100'))],
])('a full disk %s is its line', async (_of, error) => {
  await expect(fails(error)).rejects.toMatchObject({ lines: ['The disk is full.'] });
});

test('another failure stays what it is', async () => {
  const other = new OperatorError(['The migration failed.'], withCode('42703'));
  await expect(fails(other)).rejects.toBe(other);
});
