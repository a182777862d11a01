import { readText, typedText } from './cue-text';
import { secondsOf, timeText } from './cue-times';
import { cuesOf, editedCues, faultOf, sorted, withBack, withNew, withSplit } from './edited-cues';
import { srtOf } from './srt';

const two = editedCues([
  { from: 1, to: 3, text: 'One two three four' },
  { from: 5, to: 9, text: 'Five' },
]);

test.each([
  [0, '00:00.000'],
  [83.4, '01:23.400'],
  [3_723.25, '01:02:03.250'],
])('%d seconds are written %s, and read as they were', (seconds, text) => {
  expect(timeText(seconds)).toBe(text);
  expect(secondsOf(text)).toBe(seconds);
});

test.each([
  ['1:23', 83],
  [' 0:05,5 ', 5.5],
  ['1:02:03', 3_723],
  ['83', undefined],
  ['1:60', undefined],
  ['61:00', undefined],
  ['', undefined],
  ['one', undefined],
])('the typed time %j is %j', (text, seconds) => expect(secondsOf(text)).toBe(seconds));

test.each([
  ['Q&amp;A', 'Q&A'],
  ['a &lt; b &gt; c', 'a < b > c'],
  ['&lt;i&gt;', '&lt;i>'],
  ['&amp;lt;', '&amp;lt;'],
  ['<i>so</i>', '<i>so</i>'],
])('the stored text %s is typed %s', (stored, typed) => expect(typedText(stored)).toBe(typed));

test('a text is read without its tags', () => expect(readText('<b>a &lt; b</b> &amp; c')).toBe('a < b & c'));

test('a new caption lasts 3 seconds, or until the next one', () => {
  expect(withNew(two, 3.5).cues.map(({ from, to }) => [from, to])[1]).toEqual(['00:03.500', '00:05.000']);
  expect(withNew(two, 20)).toMatchObject({ key: 2, cues: [{}, {}, { key: 2, from: '00:20.000', to: '00:23.000' }] });
  expect(withNew([], 0).cues).toHaveLength(1);
});

test.each([
  ['inside it', 1.5, 1.5],
  ['elsewhere', 8, 2],
])('a caption is split at a second %s', (_where, second, middle) => {
  expect(cuesOf(withSplit(two, two[0]!, second)).slice(0, 2)).toEqual([
    { from: 1, to: middle, text: 'One two' },
    { from: middle, to: 3, text: 'three four' },
  ]);
});

test.each([
  [{}, undefined],
  [{ from: '1' }, 'time'],
  [{ to: '00:01' }, 'order'],
  [{ to: '01:02' }, 'late'],
  [{ text: ' ' }, 'empty'],
  [{ text: 'ओ'.repeat(501) }, 'long'],
])('%j is %j', (part, fault) => expect(faultOf({ ...two[0]!, ...part }, 60)).toBe(fault));

test('captions are sorted by their beginnings, one without a time stays behind the one before', () => {
  const [one, other] = two as [(typeof two)[0], (typeof two)[0]];
  expect(sorted([other, one]).map(({ key }) => key)).toEqual([0, 1]);
  expect(sorted([other, { ...one, key: 2, from: '' }, one]).map(({ key }) => key)).toEqual([0, 1, 2]);
});

test('a deletion is undone at its place, with a key that no other caption has', () => {
  const [one, other] = two as [(typeof two)[0], (typeof two)[0]];
  const untimed = { ...one, key: 2, from: '' };
  expect(withBack([other], one, 0)).toEqual([{ ...one, key: 2 }, other]);
  expect(withBack([one, other], untimed, 1).map(({ key }) => key)).toEqual([0, 2, 1]);
});

test('an .srt has numbers, hours and commas', () => {
  expect(srtOf(two)).toBe(
    '1\r\n00:00:01,000 --> 00:00:03,000\r\nOne two three four\r\n\r\n2\r\n00:00:05,000 --> 00:00:09,000\r\nFive\r\n',
  );
});
