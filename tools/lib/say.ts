export function say(line: string) {
  process.stdout.write(`${line}\n`);
}

/** @param since result of Date.now() */
export function seconds(since: number) {
  return `${Math.max(1, Math.round((Date.now() - since) / 1_000))} s`;
}

/** Prints `line()` every `every` milliseconds while `work` runs, so that a long step does not look stuck. */
export async function sayingMeanwhile<T>(work: Promise<T>, line: () => string, every: number = 5_000): Promise<T> {
  const timer = setInterval(() => say(line()), every);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}
