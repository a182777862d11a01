/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** @param {number} since result of Date.now() */
export function seconds(since) {
  return `${Math.max(1, Math.round((Date.now() - since) / 1_000))} s`;
}

/**
 * Says `line()` every `every` milliseconds while `work` goes on, so that a long step never looks stuck.
 * @template T
 * @param {Promise<T>} work
 * @param {() => string} line
 * @param {number} [every]
 * @returns {Promise<T>}
 */
export async function sayingMeanwhile(work, line, every = 5_000) {
  const timer = setInterval(() => say(line()), every);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}
