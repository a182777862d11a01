import { clockSeconds } from './clock-seconds';
import { timesInText } from './times-in-text';

const places = (text: string, length = 0) =>
  timesInText(text, length).flatMap(({ seconds }) => (seconds === undefined ? [] : [seconds]));

test.each([
  ['at 4:12 and 1:02:03.', [252, 3_723]],
  ['4:12', [252]],
  ['75:00', [4_500]],
  ['ratio 3:2, 4:75, 1:75:00', []],
  ['on 2026-11-22T08:35:00', []],
  ['at 4:12 pm, 5:00am', []],
  ['https://host:8080/4:12', []],
  ['१२ बजे, 0:09 पर', [9]],
])('%s names %j', (text, found) => {
  expect(places(text)).toEqual(found);
  expect(
    timesInText(text, 0)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test('finds no place beyond the end of the lesson', () => {
  expect(places('at 1:30 and 1:31', 90)).toEqual([90]);
});

test('a place is read as people write it', () => {
  expect(['04:12', ' 1:02:03 ', '1:62:03', '4', ''].map(clockSeconds)).toEqual([
    252,
    3_723,
    undefined,
    undefined,
    undefined,
  ]);
});
