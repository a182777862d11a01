import { OperatorError } from './operator-error.mjs';

/** Why a folder cannot be written, by error code. */
const reasons = /** @type {Record<string, string>} */ ({
  EACCES: 'may not be written by this user',
  EPERM: 'may not be written by this user',
  EROFS: 'is on a read-only file system',
  ENOSPC: 'is on a full disk',
  EDQUOT: 'is on a disk of which this user has had the share',
});

/** @param {unknown} error */
export const whyNotWritten = (error) => reasons[/** @type {NodeJS.ErrnoException} */ (error).code ?? ''];

/** What went wrong with a folder, as far as the operator can mend it, in words; anything else as it is. @param {string} folder @param {unknown} error */
export function inWords(folder, error) {
  const reason = whyNotWritten(error);
  return reason ? new OperatorError(`DATA_DIR: ${folder} ${reason}; mend that and try again.`) : error;
}
