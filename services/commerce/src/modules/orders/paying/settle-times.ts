/** Seconds after an order was made at which its payments are read at the gateway; a bank may authorise that late. */
const times = [30, 120, 600, 3_600, 21_600, 86_400, 259_200] as const;

/** When the gateway is read for the `step`th time; undefined after the last one. */
export const settleAt = (createdAt: Date, step: number): Date | undefined => {
  const seconds = times[step];
  return seconds === undefined ? undefined : new Date(createdAt.getTime() + seconds * 1_000);
};

/** The step after `step`; those whose time has passed are left out, all but the last. */
export function nextStep(createdAt: Date, step: number, now: Date): number | undefined {
  const later = times.map((_, index) => index).filter((index) => index > step);
  return later.find((index) => (settleAt(createdAt, index)?.getTime() ?? 0) > now.getTime()) ?? later.at(-1);
}
