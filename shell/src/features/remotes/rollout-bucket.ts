const key = 'rollout-bucket';

/** A number from 0 to 99 that this browser keeps, so that it stays with the same release during a rollout. */
export function rolloutBucket(): number {
  try {
    const known = Number(localStorage.getItem(key) ?? Number.NaN);
    if (Number.isInteger(known) && known >= 0 && known < 100) return known;
    const drawn = Math.floor(Math.random() * 100);
    localStorage.setItem(key, String(drawn));
    return drawn;
  } catch {
    // A browser without storage gets the stable release.
    return 99;
  }
}
