import { addressKey } from '@vidyapath/service-kit/address-key';
import { tooManyRequests } from '@vidyapath/service-kit/errors';
import type { SubmissionsRepository } from './submissions.repository';

const windowSeconds = 600;

export interface SubmissionsOptions {
  submissions: SubmissionsRepository;
  /** Most submissions of one address in ten minutes; 0 for no limit. */
  max: number;
  /** What is counted together; messages from people when it is left out. */
  kind?: string;
}

export function createSubmissionsService({ submissions, max, kind = '' }: SubmissionsOptions) {
  return {
    /** @throws {HttpProblem} 429 when this address has sent too much */
    async admit(address: string): Promise<void> {
      if (max === 0) return;
      const { count, secondsLeft } = await submissions.count(kind + addressKey(address), windowSeconds);
      if (count > max) throw tooManyRequests(secondsLeft);
    },
  };
}

export type SubmissionsService = ReturnType<typeof createSubmissionsService>;
