/** Controls mean nothing on paper. */
export const notPrinted = { '@media print': { display: 'none' } } as const;
