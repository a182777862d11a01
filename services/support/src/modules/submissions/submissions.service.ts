import { addressKey, networkKey } from '@vidyapath/service-kit/http/address-key';
import { tooManyRequests } from '@vidyapath/service-kit/http/errors';
import type { SubmissionsRepository } from './submissions.repository';

const windowSeconds = 600;
/** How many times as much a whole network and all senders together may send. */
const ofNetwork = 2;
const ofAll = 30;
/** How many times as much one address may send where people are signed in, each with a share of their own: a school. */
const ofPeople = 6;

export interface SubmissionsOptions {
  submissions: SubmissionsRepository;
  /** Most submissions of one person or visitor in ten minutes; 0 for no limit. */
  max: number;
  /** What is counted together; messages from people when it is left out. */
  kind?: string;
}

export function createSubmissionsService({ submissions, max, kind = '' }: SubmissionsOptions) {
  return {
    /** @throws {HttpProblem} 429 when this person, this address, its network or all together have sent too much */
    async assertWithinLimit(address: string, personId?: number): Promise<void> {
      if (max === 0) return;
      const each = personId === undefined ? max : max * ofPeople;
      const shares = [
        ...(personId === undefined ? [] : [{ sender: `${kind}person ${personId}`, most: max }]),
        { sender: kind + addressKey(address), most: each },
        { sender: kind + networkKey(address), most: each * ofNetwork },
        { sender: `${kind}all`, most: each * ofAll },
      ];
      const { accepted, secondsLeft } = await submissions.count(shares, windowSeconds);
      if (!accepted) throw tooManyRequests(secondsLeft);
    },
  };
}

export type SubmissionsService = ReturnType<typeof createSubmissionsService>;
