import type { Database } from '@vidyapath/service-kit/database/database';
import { watchSteps } from './statements';

/** When a process kills itself with SIGKILL: `step` is the name of a call to the gateway, or a step of {@link watchSteps}. */
export interface KillPoint {
  when: 'before' | 'after';
  step: string;
}

const killSelf = (): Promise<never> => {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
};

/** The calls of `client`, one of which kills the process. */
export function withKillPoint<Client extends object>(client: Client, { when, step }: KillPoint): Client {
  const wrapped = Object.entries(client).map(([name, work]) => {
    if (name !== step) return [name, work as unknown] as const;
    const call = async (...args: unknown[]): Promise<unknown> => {
      if (when === 'before') return killSelf();
      await (work as (...all: unknown[]) => unknown)(...args);
      return killSelf();
    };
    return [name, call] as const;
  });
  return Object.fromEntries(wrapped) as Client;
}

export const killAtStatement = (db: Database, killPoint: KillPoint): void =>
  watchSteps(db, (when, step) => {
    if (when === killPoint.when && step === killPoint.step) void killSelf();
  });
