/** Page of a list by the URL's text; anything invalid is the first. */
export const pageNumber = (text: string | null): number => (/^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 1);
