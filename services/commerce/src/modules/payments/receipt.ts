/** What the gateway keeps of ours, at most 40 characters. */
export const receiptOf = (id: string): string => id.replaceAll('-', '');
