import { LRUCache } from 'lru-cache';
import type { Role } from '@vidyapath/http/roles';
import { unavailable } from '../http/errors';

/** Who owns the grants, such as commerce. */
export interface GrantSource {
  /** Whether the person holds a live grant of the course now. Rejects when it cannot say; no caller waits after `signal`. */
  hasGrant(this: void, userId: number, courseId: number, signal: AbortSignal): Promise<boolean>;
}

/** How a course is offered; `missing` there is none with the id. */
export type CourseOffer = 'free' | 'paid' | 'hidden' | 'missing';

/** `unknown`: a learner does not learn that there is such a course. */
export type AccessDecision = 'allowed' | 'not-bought' | 'unknown';

export interface CourseAccessOptions {
  offerOf(this: void, courseId: number): Promise<CourseOffer>;
  /** Left out: every signed-in account learns every course that is not hidden. */
  grants?: GrantSource | undefined;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
}

export type DecideAccess = (person: { id: number; role: Role }, courseId: number) => Promise<AccessDecision>;

/** So long an allowance counts without asking, and while the source is away. */
const remembered = { fresh: 5_000, whileAway: 15 * 60_000 };
const askedMs = 300;
const most = 10_000;

/**
 * The one rule of who learns a course: by role, by price, by grant, in this order. A refusal is checked each time, so that a buyer is let in
 * by every replica at once; a hidden course is there for those who hold a grant of it. A remembered
 * grant is found without any question. Rejects with a 503 when the source of grants is away and nothing is remembered.
 */
export function createCourseAccess({
  offerOf,
  grants,
  now = () => performance.now(),
}: CourseAccessOptions): DecideAccess {
  const allowedAt = new LRUCache<string, number>({ max: most });
  const asking = new Map<string, Promise<boolean>>();

  const begin = (key: string, source: GrantSource, userId: number, courseId: number): Promise<boolean> => {
    const asked = inTime(source.hasGrant(userId, courseId, AbortSignal.timeout(askedMs))).finally(() =>
      asking.delete(key),
    );
    asking.set(key, asked);
    return asked;
  };

  const ask = async (key: string, ...question: [GrantSource, number, number]): Promise<boolean> => {
    const begun = asking.get(key);
    // Its refusal may be older than the payment that this request comes after.
    if (begun && (await begun)) return true;
    return asking.get(key) ?? begin(key, ...question);
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

  return async ({ id, role }, courseId) => {
    const key = `${id} ${courseId}`;
    if (role !== 'User' || isRemembered(key, remembered.fresh)) return 'allowed';
    const offer = await offerOf(courseId);
    if (offer === 'missing') return 'unknown';
    if (offer === 'free' || (offer === 'paid' && !grants)) return 'allowed';
    if (grants && (await holds(grants, key, id, courseId))) return 'allowed';
    return offer === 'hidden' ? 'unknown' : 'not-bought';
  };
}

/** The answer, or a rejection once it has taken too long. */
async function inTime(answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`The owner of the grants did not answer within ${askedMs} ms.`)),
      askedMs,
    );
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
