import { addressKey, networkKey } from '@vidyapath/service-kit/http/address-key';
import { tooManyRequests } from '@vidyapath/service-kit/http/errors';
import type { SubmissionsRepository } from './submissions.repository';

const windowSeconds = 600;
/** How many times as much a whole network and all senders together may send. */
const ofNetwork = 2;
const ofAll = 30;

export interface SubmissionsOptions {
  submissions: SubmissionsRepository;
  /** Most submissions of one address in ten minutes; 0 for no limit. */
  max: number;
  /** What is counted together; messages from people when it is left out. */
  kind?: string;
}

export function createSubmissionsService({ submissions, max, kind = '' }: SubmissionsOptions) {
  return {
    /** @throws {HttpProblem} 429 when this address, its network or all together have sent too much */
    async assertWithinLimit(address: string): Promise<void> {
      if (max === 0) return;
      const shares = [
        { sender: kind + addressKey(address), most: max },
        { sender: kind + networkKey(address), most: max * ofNetwork },
        { sender: `${kind}all`, most: max * ofAll },
      ];
      const { accepted, secondsLeft } = await submissions.count(shares, windowSeconds);
      if (!accepted) throw tooManyRequests(secondsLeft);
    },
  };
}

export type SubmissionsService = ReturnType<typeof createSubmissionsService>;
