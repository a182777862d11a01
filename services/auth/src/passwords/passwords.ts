import { availableParallelism } from 'node:os';
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { createWorkQueue } from './work-queue';

/** OWASP's first choice for Argon2id; the salt is random and stands in the hash. */
const parameters = { algorithm: 2 satisfies Algorithm, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Leaves a core to the event loop, and keeps a flood of logins from filling the memory. */
const queue = createWorkQueue(Math.max(1, availableParallelism() - 1), 200);

const nobodysHash = hash('a password that no account has', parameters);

export function hashPassword(password: string): Promise<string> {
  return queue.run(() => hash(normalised(password), parameters));
}

export interface PasswordCheck {
  /** Undefined for an account that does not exist, which takes the same time and is never right. */
  storedHash: string | undefined;
  password: string;
  /** Runs right before the check, when its turn has come; what it throws ends it. */
  before: () => Promise<void>;
}

export function isRightPassword({ storedHash, password, before }: PasswordCheck): Promise<boolean> {
  return queue.run(async () => {
    await before();
    const right = await verify(storedHash ?? (await nobodysHash), normalised(password));
    return right && storedHash !== undefined;
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
