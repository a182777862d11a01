import { OperatorError } from '@vidyapath/service-kit/process/config';

/** Of the file system; the last is PostgreSQL's own. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);

/** Runs `work`; if a disk is full, it fails with this line instead. */
export async function withFullDiskAs<Result>(line: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw isOfFullDisk(error) ? new OperatorError([line]) : error;
  }
}

function isOfFullDisk(error: unknown): boolean {
  const { code = '', cause } = Object(error) as { code?: string; cause?: unknown };
  return fullCodes.has(code) || (cause !== undefined && isOfFullDisk(cause));
}
