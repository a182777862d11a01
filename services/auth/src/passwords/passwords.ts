import { runArgon2, threadCount } from './argon2-threads';
import { createWorkQueue } from './work-queue';

/** One more than there are threads, so that none waits for the database; the bound keeps a flood out of memory and pool. */
const queue = createWorkQueue(threadCount + 1, 200);

/** Of the same parameters; its password is 32 random bytes that were thrown away. */
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$ZIPtLuDLiWtvc+hVyBZqYg$9ywItzwUK1jxEw5WYFA6zwfWkQX6jXcvap+ckcKvOSE';

export async function hashPassword(password: string): Promise<string> {
  return String(await queue.run(() => runArgon2({ do: 'hash', password: normalised(password) })));
}

/** Throws 503 when a check would have no place; ask before the database is asked. */
export const refuseWhenBusy = queue.refuseWhenFull;

export interface PasswordCheck {
  /** Undefined for an account that does not exist, which takes the same time and is never right. */
  storedHash: string | undefined;
  password: string;
  /** Runs right before the check, when its turn has come; what it throws ends it. */
  before: () => Promise<void>;
  /** Runs while the turn lasts, so that the next one's `before` knows of it. */
  whenWrong: () => Promise<void>;
}

export function isRightPassword({ storedHash, password, before, whenWrong }: PasswordCheck): Promise<boolean> {
  return queue.run(async () => {
    await before();
    const fits = await runArgon2({ do: 'verify', password: normalised(password), hash: storedHash ?? nobodysHash });
    const right = fits === true && storedHash !== undefined;
    if (!right) await whenWrong();
    return right;
  });
}

/** Whether two passwords are one to the check, whatever keyboards they were typed on. */
export function areSamePassword(one: string, other: string): boolean {
  return normalised(one) === normalised(other);
}

/** One password typed on two keyboards may come in two Unicode forms (NIST SP 800-63B section 5.1.1.2). */
function normalised(password: string): string {
  return password.normalize('NFKC');
}
