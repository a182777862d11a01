import { LRUCache } from 'lru-cache';
import type { Role } from '@vidyapath/http/roles';
import { unavailable } from '../http/errors';

/** Who owns the grants, such as commerce. */
export interface GrantSource {
  /** Whether the person holds a live grant of the course now. Rejects when it cannot say. */
  hasGrant(this: void, userId: number, courseId: number): Promise<boolean>;
}

export interface CourseAccessOptions {
  /** Whether every signed-in account learns the course; also true of one that is not there, which its route tells. */
  isFree(this: void, courseId: number): Promise<boolean>;
  /** Left out: every signed-in account learns every course. */
  grants?: GrantSource | undefined;
  /** Milliseconds. */
  now?: () => number;
}

export type MayLearn = (person: { id: number; role: Role }, courseId: number) => Promise<boolean>;

/** So long an allowance counts without asking, and while the source is away. */
const remembered = { fresh: 5_000, whileAway: 15 * 60_000 };
const askedMs = 300;
const most = 10_000;

/**
 * The one rule of who learns a course: by role, by price, by grant, in this order. A refusal is asked for each time, so that a buyer is let in
 * by every replica at once. Rejects with a 503 when the source of grants is away and nothing is remembered.
 */
export function createCourseAccess({ isFree, grants, now = Date.now }: CourseAccessOptions): MayLearn {
  const allowedAt = new LRUCache<string, number>({ max: most });
  const asking = new Map<string, Promise<boolean>>();

  const ask = (key: string, source: GrantSource, userId: number, courseId: number): Promise<boolean> => {
    const begun = asking.get(key);
    if (begun) return begun;
    const asked = inTime(source.hasGrant(userId, courseId)).finally(() => asking.delete(key));
    asking.set(key, asked);
    return asked;
  };

  return async ({ id, role }, courseId) => {
    if (role !== 'User' || !grants || (await isFree(courseId))) return true;
    const key = `${id} ${courseId}`;
    const age = now() - (allowedAt.get(key) ?? -Infinity);
    if (age < remembered.fresh) return true;
    try {
      const allowed = await ask(key, grants, id, courseId);
      if (allowed) allowedAt.set(key, now());
      else allowedAt.delete(key);
      return allowed;
    } catch (error) {
      if (age < remembered.whileAway) return true;
      throw unavailable(2, 'Whether you have bought this course cannot be looked up at the moment.', error);
    }
  };
}

/** The answer, or a rejection once it has taken too long. */
async function inTime(answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The grants were not told within ${askedMs} ms.`)), askedMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
