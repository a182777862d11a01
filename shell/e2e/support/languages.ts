/** In which screens are checked. Hindi has the longer words, so `npm test` checks it where one language has to do. */
export const languages = ['hi', 'en'] as const;
