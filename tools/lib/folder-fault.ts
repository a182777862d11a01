import { OperatorError } from './operator-error';

/** Why a folder cannot be written, by error code. */
const reasons: Record<string, string> = {
  EACCES: 'may not be written by this user',
  EPERM: 'may not be written by this user',
  EROFS: 'is on a read-only file system',
  ENOSPC: 'is on a full disk',
  EDQUOT: 'is on a disk of which this user has had the share',
};

export const whyNotWritten = (error: unknown) => reasons[(error as NodeJS.ErrnoException).code ?? ''];

/** Turns a folder's error that the operator can fix into an operator's error; returns any other error unchanged. */
export function inWords(folder: string, error: unknown) {
  const reason = whyNotWritten(error);
  return reason ? new OperatorError(`DATA_DIR: ${folder} ${reason}; fix that and try again.`) : error;
}
