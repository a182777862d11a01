import type { Database } from '@vidyapath/service-kit/database/database';
import { watchSteps } from './statements';

/** Where a process fails, as if it was killed there: the name of a call to the gateway, or a step of {@link watchSteps}. */
export interface Breaks {
  before?: string;
  after?: string;
}

/** The calls of `client`, which break where `breaks` says so at the time. */
export function breakable<Client extends object>(client: Client, breaks: Breaks): Client {
  const wrapped = Object.entries(client).map(([name, work]) => {
    const call = async (...args: unknown[]): Promise<unknown> => {
      breakAt(breaks, 'before', name);
      const result: unknown = await (work as (...all: unknown[]) => unknown)(...args);
      breakAt(breaks, 'after', name);
      return result;
    };
    return [name, call] as const;
  });
  return Object.fromEntries(wrapped) as Client;
}

/** Statements of `db` break as well. */
export const breakSteps = (db: Database, breaks: Breaks): void =>
  watchSteps(db, (when, step) => breakAt(breaks, when, step));

function breakAt(breaks: Breaks, when: 'before' | 'after', step: string): void {
  if (breaks[when] === step) throw new Error(`broken ${when} ${step}`);
}
