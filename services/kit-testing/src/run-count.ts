/** How often a property is tried: a few times in `npm test`, many times in `npm run test:long`. */
export const runCount = (short: number, long: number): number => (process.env.TEST_LENGTH === 'long' ? long : short);
