/** Ranges that are offered, in days up to today. */
export const dayChoices = [7, 30, 90] as const;

/** The range by the URL's text: a month unless it names a range that is offered. */
export const shownDays = (text: string | null): number => dayChoices.find((days) => String(days) === text) ?? 30;
