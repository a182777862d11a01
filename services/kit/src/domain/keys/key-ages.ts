/** A key by the age of its file, in seconds; keys are in the order of their names. */
export interface AgedKey {
  age: number;
}

/** How long a key is only published before it signs, so that every service knows it by then. */
export const secondsToPublish = 90;
/** The difference that clocks may have. */
const margin = 60;

/** The last key that was published long enough, or the first while there is none. */
export function signingKeyOf<Key extends AgedKey>(keys: readonly Key[]): Key | undefined {
  return keys.findLast(({ age }) => age >= secondsToPublish) ?? keys[0];
}

/** A key stays until the last token that it signed has expired: its successor signs since then. */
export function keysInForce<Key extends AgedKey>(keys: readonly Key[], ttlSeconds: number): Key[] {
  return keys.filter((_key, index) => {
    const successor = keys[index + 1];
    return successor === undefined || successor.age < secondsToPublish + ttlSeconds + margin;
  });
}
