/** `999.5` as typed → 99950. */
export const paiseOf = (rupees: string): number => Math.round(Number(rupees) * 100);

/** 99950 → `999.5`, as it would be typed. */
export const rupeesOf = (paise: number): string => String(paise / 100);

/** A whole number, or nothing. */
export const wholeOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));
