import { OperatorError } from '../operator-error.mjs';

/**
 * Whether a release goes on: what is known to break stops it, unless somebody says why it has to be; what nobody has looked at is told.
 * @param {string} room
 * @param {import('./judgement.mjs').Reason[]} reasons
 * @param {string | undefined} why of `--force`
 * @returns {{ lines: string[], forced?: { why: string, against: string[] } }}
 */
export function admission(room, reasons, why) {
  const against = reasons.filter(({ open }) => !open).map(({ text }) => text);
  const open = reasons.filter((reason) => reason.open).map(({ text }) => `Not known: ${text}.`);
  if (open.length > 0) open.push(`npm run verify-contracts, and npm run can-deploy -- ${room}, say more.`);
  if (against.length === 0) return { lines: open };
  if (!why) throw new OperatorError(...against.map((text) => `no: ${text}`), `${room} was not released. --force=WHY releases it all the same, and is recorded.`);
  return { lines: [...against.map((text) => `Released although ${text}.`), ...open], forced: { why, against } };
}
