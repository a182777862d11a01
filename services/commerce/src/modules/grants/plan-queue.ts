import { addMonths } from '../../lib/time/india';

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

/** Null: for life. */
export const endOf = (start: Date, months: number | null): Date | null =>
  months === null ? null : addMonths(start, months);

const latest = (times: readonly Date[]): Date => new Date(Math.max(...times.map((time) => time.getTime())));
