import { parseDuration } from './parse-duration';

describe('parseDuration', () => {
  it.each([
    ['90', 90],
    ['90.5', 90.5],
    ['0', 0],
    [' 12 ', 12],
    ['1:05', 65],
    ['01:05', 65],
    ['75:00', 4_500],
    ['1:02:03', 3_723],
    ['01:02:03.5', 3_723.5],
    ['PT4M13S', 253],
    ['PT1H', 3_600],
    ['PT1H0M1S', 3_601],
    ['pt90s', 90],
    ['P1DT1S', 86_401],
  ])('reads %j', (text, expected) => {
    expect(parseDuration(text)).toBe(expected);
  });

  it.each(['', 'P', 'PT', '1:', ':30', '1:60', '-5', '1e3', 'abc', '1:2:3:4', 'PT5'])('does not read %j', (text) => {
    expect(parseDuration(text)).toBeUndefined();
  });
});
