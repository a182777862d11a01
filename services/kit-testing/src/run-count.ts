/** How often a property is tried: a little in `npm test`, and as often as it takes to trust it in `npm run test:long`. */
export const runCount = (short: number, long: number): number => (process.env.TEST_LENGTH === 'long' ? long : short);
