/** Longest delay that `setTimeout` takes; a larger one would fire at once. */
const longestDelay = 2 ** 31 - 1;

export interface ExpiryTimer {
  /** @param expiresAt seconds since the epoch; only a positive remaining time is scheduled */
  schedule(expiresAt: number): void;
  cancel(): void;
}

export function createExpiryTimer(onExpired: () => void): ExpiryTimer {
  let handle: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(handle);

  const schedule = (expiresAt: number) => {
    cancel();
    const remaining = expiresAt * 1_000 - Date.now();
    if (remaining <= 0) return;
    handle = setTimeout(
      () => (remaining > longestDelay ? schedule(expiresAt) : onExpired()),
      Math.min(remaining, longestDelay),
    );
  };
  return { schedule, cancel };
}
