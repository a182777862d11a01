/** Unix seconds, the gateway's times. */
export const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1_000);
