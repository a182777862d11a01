import { type Algorithm, hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for Argon2id; the salt is random and part of the hash. */
const parameters = { algorithm: 2 satisfies Algorithm, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of the same parameters; its password is 32 random bytes that were thrown away. */
const unknownAccountHash =
  '$argon2id$v=19$m=19456,t=2,p=1$ZIPtLuDLiWtvc+hVyBZqYg$9ywItzwUK1jxEw5WYFA6zwfWkQX6jXcvap+ckcKvOSE';

/** Hashes for requests go through the password queue. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalised(password), parameters);
}

/** An account that does not exist has no hash: it takes the same time and is never right. Call it inside `passwordQueue.run`. */
export async function isRightPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  const fits = await verify(storedHash ?? unknownAccountHash, normalised(password));
  return fits && storedHash !== undefined;
}

/** Whether the check treats two passwords as equal, typed on any keyboards. */
export function areSamePassword(one: string, other: string): boolean {
  return normalised(one) === normalised(other);
}

/** One password typed on two keyboards may have two Unicode forms (NIST SP 800-63B section 5.1.1.2). */
function normalised(password: string): string {
  return password.normalize('NFKC');
}
