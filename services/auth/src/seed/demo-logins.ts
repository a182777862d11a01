import { createHash } from 'node:crypto';
import type { LoginTry } from '../modules/logins/logins';

export interface DemoLoginPerson {
  id: number;
  createdAt: Date;
  disabledAt?: Date | undefined;
}

const dayMs = 86_400_000;
const minuteMs = 60_000;
const days = 56;
/** Failures of a person until the limit applies, and the attempts that it then refuses. */
const failuresAllowed = 10;
const refusedThen = 4;

const clients = ['Chrome, Android', 'Chrome, Windows', 'Firefox, Linux', 'Safari, iOS', 'Samsung Internet, Android'];
/** Networks that are reserved for documentation. */
const networks = ['203.0.113', '198.51.100', '192.0.2'];

/** Eight weeks of attempts to sign in, oldest first, the same each time for the same people and day; a fifth of the people a day. */
export function demoLogins(people: readonly DemoLoginPerson[], now: Date): LoginTry[] {
  const tries: LoginTry[] = [];
  for (let daysAgo = days; daysAgo >= 0; daysAgo -= 1)
    for (const person of people) tries.push(...triesOfDay(person, daysAgo, now));
  return tries.filter(({ at }) => at <= now).toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

function triesOfDay({ id, createdAt, disabledAt }: DemoLoginPerson, daysAgo: number, now: Date): LoginTry[] {
  const chance = chanceOf(`${id} ${daysAgo}`);
  if (chance % 5 > 0) return [];
  const at = (minutes: number) =>
    new Date(now.getTime() - daysAgo * dayMs - (chance % 600) * minuteMs + minutes * minuteMs);
  if (at(0) < createdAt) return [];
  const number = chance % 97;
  const client = `${networks[id % networks.length] ?? ''}.${1 + (id % 200)}`;
  const by = {
    client,
    place: { client: clients[id % clients.length] ?? null, address: client.replace(/\.\d+$/, '.0/24') },
  };
  const tried = (outcome: LoginTry['outcome'], minutes: number): LoginTry => ({
    userId: id,
    outcome,
    by,
    at: at(minutes),
  });
  if (disabledAt && at(0) > disabledAt) return [tried('refused', 0)];
  if (number === 7)
    return Array.from({ length: failuresAllowed + refusedThen }, (_, index) =>
      tried(index < failuresAllowed ? 'failed' : 'locked', index / 2),
    );
  if (number === 11) return [{ ...tried('failed', 0), userId: undefined }];
  return number % 6 === 0 ? [tried('failed', 0), tried('succeeded', 1)] : [tried('succeeded', 0)];
}

/** A number that is always the same for the same text. */
const chanceOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE();
