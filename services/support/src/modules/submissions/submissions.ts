import { addressKey, networkKey } from '@vidyapath/service-kit/http/address-key';
import { tooManyRequests } from '@vidyapath/service-kit/http/errors';
import type { SupportContext } from '../../context';
import { countSubmission } from './submissions.repository';

const windowSeconds = 600;
/** How many times as much a whole network and all senders together may send. */
const ofNetwork = 2;
const ofAll = 30;
/** How many times as much one address may send where people are signed in, each with a share of their own: a school. */
const ofPeople = 6;

/** What is counted together, with how many times as much somebody may send of it in ten minutes as of messages. */
const kinds = {
  message: { prefix: '', times: 1 },
  // Of reports alone: a broken page must not use up what a person may send, and it may report more often than a person writes.
  report: { prefix: 'report ', times: 3 },
  ticket: { prefix: 'ticket ', times: 1 },
  // A conversation with the desk has more messages than a form.
  ticketMessage: { prefix: 'ticket message ', times: 3 },
} as const;

/** @throws {HttpProblem} 429 when this person, this address, its network or all together have sent too much */
export async function assertWithinLimit(
  { db, submissionsMax }: Pick<SupportContext, 'db' | 'submissionsMax'>,
  kind: keyof typeof kinds,
  address: string,
  personId?: number,
): Promise<void> {
  if (submissionsMax === 0) return;
  const { prefix, times } = kinds[kind];
  const most = submissionsMax * times;
  const each = personId === undefined ? most : most * ofPeople;
  const shares = [
    ...(personId === undefined ? [] : [{ sender: `${prefix}person ${personId}`, most }]),
    { sender: prefix + addressKey(address), most: each },
    { sender: prefix + networkKey(address), most: each * ofNetwork },
    { sender: `${prefix}all`, most: each * ofAll },
  ];
  const { accepted, secondsLeft } = await countSubmission(db, shares, windowSeconds);
  if (!accepted) throw tooManyRequests(secondsLeft);
}
