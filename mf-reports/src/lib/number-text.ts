/** `1234567` → `12,34,567`. */
export const numberText = (value: number): string => value.toLocaleString('en-IN');
