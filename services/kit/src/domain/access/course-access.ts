import { LRUCache } from 'lru-cache';
import type { Role } from '@vidyapath/http/roles';
import { unavailable } from '../../http/errors';

/** The owner of the grants, such as commerce. */
export interface GrantSource {
  /** Whether the person holds a live grant of the course now. Rejects when the answer is unknown; no caller waits after `signal`. */
  hasGrant(this: void, userId: number, courseId: number, signal: AbortSignal): Promise<boolean>;
}

/** How a course is offered; `missing`: no course has the id. */
export type CourseOffer = 'free' | 'paid' | 'hidden' | 'missing';

/** `unknown`: the learner must not see that the course exists. */
export type AccessDecision = 'allowed' | 'not-bought' | 'unknown';

export interface CourseAccessOptions {
  offerOf(this: void, courseId: number): Promise<CourseOffer>;
  /** Without it every signed-in account learns every course that is not hidden. */
  grants?: GrantSource | undefined;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
}

/** With `anew` an access that was allowed seconds ago is checked again, for what opens more than one answer. */
export type DecideAccess = (
  person: { id: number; role: Role },
  courseId: number,
  anew?: boolean,
) => Promise<AccessDecision>;

/** How long an allowed access is remembered, and how long while the source is unavailable. */
const remembered = { fresh: 5_000, whileAway: 15 * 60_000 };
const timeoutMs = 300;
const most = 10_000;

/**
 * Decides who learns a course: by role, by price, by grant, in this order. A refusal is checked each time, so that a buyer is let in
 * by every replica at once; a hidden course needs a grant of it. A remembered
 * grant needs no query. Rejects with a 503 when the source of grants is unavailable and nothing is remembered.
 */
export function createCourseAccess({
  offerOf,
  grants,
  now = () => performance.now(),
}: CourseAccessOptions): DecideAccess {
  const allowedAt = new LRUCache<string, number>({ max: most });
  const pending = new Map<string, Promise<boolean>>();

  const begin = (key: string, source: GrantSource, userId: number, courseId: number): Promise<boolean> => {
    const query = inTime(source.hasGrant(userId, courseId, AbortSignal.timeout(timeoutMs))).finally(() =>
      pending.delete(key),
    );
    pending.set(key, query);
    return query;
  };

  const ask = async (key: string, ...question: [GrantSource, number, number]): Promise<boolean> => {
    const begun = pending.get(key);
    // A refusal may be older than a payment before this request.
    if (begun && (await begun)) return true;
    return pending.get(key) ?? begin(key, ...question);
  };

  const isRemembered = (key: string, forMs: number): boolean => now() - (allowedAt.get(key) ?? -Infinity) < forMs;

  const holds = async (source: GrantSource, key: string, id: number, courseId: number): Promise<boolean> => {
    const since = now();
    try {
      const allowed = await ask(key, source, id, courseId);
      if (allowed) allowedAt.set(key, since);
      else allowedAt.delete(key);
      return allowed;
    } catch (error) {
      if (isRemembered(key, remembered.whileAway)) return true;
      throw unavailable(2, 'Whether you have bought this course cannot be looked up at the moment.', error);
    }
  };

  return async ({ id, role }, courseId, anew = false) => {
    const key = `${id} ${courseId}`;
    if (role !== 'User' || (!anew && isRemembered(key, remembered.fresh))) return 'allowed';
    const offer = await offerOf(courseId);
    if (offer === 'missing') return 'unknown';
    if (offer === 'free' || (offer === 'paid' && !grants)) return 'allowed';
    if (grants && (await holds(grants, key, id, courseId))) return 'allowed';
    return offer === 'hidden' ? 'unknown' : 'not-bought';
  };
}

/** Rejects when the answer takes too long. */
async function inTime(answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`The owner of the grants did not answer within ${timeoutMs} ms.`)),
      timeoutMs,
    );
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
