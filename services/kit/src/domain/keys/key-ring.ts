import { join } from 'node:path';
import { OperatorError } from '../../process/config';
import type { KeySource } from '../../auth/key-source';
import { ageOfKeyFile, ensureKey, listKeyFiles, readKeyFile, type SigningKey } from './key-files';
import { keysInForce, signingKeyOf } from './key-ages';

/** The keys of a folder that replicas share, as they are now: added and removed keys are noticed within seconds. */
export interface KeyRing extends KeySource {
  /** The signing key. */
  current(): SigningKey;
  /** All keys whose tokens may be valid. */
  inForce(): readonly SigningKey[];
}

type RingKey = SigningKey & { age: number };

const lookEvery = 2_000;

/** Creates the first key if there is none. Throws an {@link OperatorError} when the folder or a key in it cannot be used. */
export function createKeyRing(folder: string, ttlSeconds: number): KeyRing {
  const known = new Map<string, SigningKey>();
  let keys: RingKey[] = [];
  let lookedAt = 0;

  const look = (): void => {
    lookedAt = Date.now();
    const names = listKeyFiles(folder);
    if (names.length === 0) throw new Error('There is no key any more.');
    const all = names.map((name) => {
      const file = join(folder, name);
      const key = known.get(name) ?? readKeyFile(file);
      known.set(name, key);
      return { ...key, age: ageOfKeyFile(file) };
    });
    keys = keysInForce(all, ttlSeconds);
  };
  const upToDate = (): RingKey[] => {
    if (Date.now() - lookedAt < lookEvery) return keys;
    try {
      look();
    } catch {
      // Storage that is unavailable for a while, an empty folder in its place, or a file that is no key,
      // ends no session: the loaded keys stay.
    }
    return keys;
  };

  try {
    ensureKey(folder);
    look();
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError([`DATA_DIR: ${folder} cannot be used for the signing key: ${(error as Error).message}`]);
  }
  return {
    current() {
      const key = signingKeyOf(upToDate());
      if (!key) throw new Error('There is no signing key.');
      return key;
    },
    inForce: upToDate,
    find: async (kid) => upToDate().find((key) => key.kid === kid)?.publicPem,
    holds: (kid) => upToDate().some((key) => key.kid === kid),
  };
}
