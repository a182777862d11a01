import { addMonths } from '@vidyapath/service-kit/time/india';

/** A grant of all courses that is neither revoked nor over. */
export interface QueuedGrant {
  grant_id: string;
  starts_at: Date;
  /** Null: for life. */
  ends_at: Date | null;
  /** Of the plan that gave it; null: for life, or not from a plan. */
  months: number | null;
}

/** When a plan of all courses begins that is bought now: at the end of those before it. Nothing follows one for life. */
export function startOfNext(queue: readonly Pick<QueuedGrant, 'ends_at'>[], now: Date): Date {
  if (queue.some(({ ends_at }) => ends_at === null)) return now;
  return latest([now, ...queue.flatMap(({ ends_at }) => ends_at ?? [])]);
}

/** The waiting grants that begin earlier than planned, because one before them has ended early. */
export function movedForward(queue: readonly QueuedGrant[], now: Date): QueuedGrant[] {
  const begun = queue.filter(({ starts_at }) => starts_at <= now);
  if (begun.some(({ ends_at }) => ends_at === null)) return [];
  let free = latest([now, ...begun.flatMap(({ ends_at }) => ends_at ?? [])]);
  const moved: QueuedGrant[] = [];
  const waiting = queue.filter(({ starts_at }) => starts_at > now);
  for (const grant of waiting.toSorted((a, b) => a.starts_at.getTime() - b.starts_at.getTime())) {
    const earlier = free < grant.starts_at;
    const placed = earlier ? { ...grant, starts_at: free, ends_at: endOf(free, grant.months) } : grant;
    if (earlier) moved.push(placed);
    if (!placed.ends_at) break;
    free = placed.ends_at;
  }
  return moved;
}

/** A plan that is given back after others have followed it: what was left of it when it was revoked comes after them. */
export function placedBack(
  grant: Pick<QueuedGrant, 'starts_at' | 'ends_at'> & { revoked_at: Date },
  others: readonly Pick<QueuedGrant, 'starts_at' | 'ends_at'>[],
  now: Date,
): Pick<QueuedGrant, 'starts_at' | 'ends_at'> {
  const { starts_at, ends_at, revoked_at } = grant;
  if (!ends_at || others.every((other) => other.starts_at >= ends_at)) return { starts_at, ends_at };
  const left = ends_at.getTime() - latest([starts_at, revoked_at]).getTime();
  const from = startOfNext(others, now);
  return { starts_at: from, ends_at: new Date(from.getTime() + Math.max(0, left)) };
}

/** Null: for life. */
export const endOf = (start: Date, months: number | null): Date | null =>
  months === null ? null : addMonths(start, months);

const latest = (times: readonly Date[]): Date => new Date(Math.max(...times.map((time) => time.getTime())));
