export interface RetryOptions {
  /** Milliseconds before each further attempt. */
  waits: readonly number[];
  /** A final failure is thrown at once, without another attempt. */
  isFinal: (cause: unknown) => boolean;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** @throws the error of the last attempt */
export async function retry<Result>(
  run: (attempt: number) => Promise<Result>,
  { waits, isFinal }: RetryOptions,
): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await run(attempt);
    } catch (cause) {
      const pause = waits[attempt];
      if (pause === undefined || isFinal(cause)) throw cause;
      await wait(pause);
    }
  }
}
