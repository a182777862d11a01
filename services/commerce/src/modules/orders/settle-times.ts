/** Seconds after an order was made at which the gateway is asked for it: so long a bank may authorise late. */
const times = [30, 120, 600, 3_600, 21_600, 86_400, 259_200] as const;

/** When the gateway is asked for the `step`th time; undefined after the last one. */
export const settleAt = (createdAt: Date, step: number): Date | undefined => {
  const seconds = times[step];
  return seconds === undefined ? undefined : new Date(createdAt.getTime() + seconds * 1_000);
};

/** The step after `step`; those whose time has passed meanwhile are left out, all but the last. */
export function nextStep(createdAt: Date, step: number, now: Date): number | undefined {
  const later = times.map((_, index) => index).filter((index) => index > step);
  return later.find((index) => (settleAt(createdAt, index)?.getTime() ?? 0) > now.getTime()) ?? later.at(-1);
}
