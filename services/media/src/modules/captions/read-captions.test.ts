import fc from 'fast-check';
import { textOfBytes } from './caption-bytes';
import { readCaptions } from './read-captions';

const timesOf = (text: string) => readCaptions(text).cues.map(({ from, to, text: words }) => [from, to, words]);
const one = [[1, 2.5, 'Hello']];

describe('files of other tools', () => {
  it.each([
    ['WebVTT', 'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nHello\n'],
    ['WebVTT without hours', 'WEBVTT\n\n00:01.000 --> 00:02.500\nHello'],
    [
      'WebVTT with a title, settings and a name',
      'WEBVTT - Lesson\nKind: captions\n\nintro\n00:01.000 --> 00:02.500 line:90% align:start\nHello',
    ],
    ['WebVTT without a header', '00:01.000 --> 00:02.500\nHello'],
    ['WebVTT without an empty line after its header', 'WEBVTT\n00:01.000 --> 00:02.500\nHello'],
    [
      'styles, regions and notes',
      'WEBVTT\n\nSTYLE\n::cue { color: red }\n\nREGION\nid:a\n\nNOTE a --comment\nmore\n\n00:01.000 --> 00:02.500\nHello\n\nNOTE end',
    ],
    ['a note right before a cue', 'WEBVTT\n\nNOTE\nmore\n00:01.000 --> 00:02.500\nHello'],
    ['SRT', '1\r\n00:00:01,000 --> 00:00:02,500\r\nHello\r\n\r\n'],
    ['SRT of an old Macintosh', '1\r00:00:01,000 --> 00:00:02,500\rHello'],
    ['SRT with coordinates', '1\n00:00:01,000 --> 00:00:02,500 X1:100 X2:200 Y1:1 Y2:2\nHello'],
    ['SRT without fractions or spaces', '1\n00:00:01-->00:00:02.5\nHello'],
    ['SRT with spaces around', '  1  \n  00:00:01,000   -->   00:00:02,500  \n  Hello  '],
    ['SRT without numbers', '0:00:01,0 --> 0:00:02,50\nHello'],
    ['three empty lines at the start', '\n\n\n1\n00:00:01,000 --> 00:00:02,500\nHello'],
    ['a number at the end', '1\n00:00:01,000 --> 00:00:02,500\nHello\n\n2\n'],
  ])('%s', (_what, text) => {
    expect(readCaptions(text).faults).toEqual([]);
    expect(timesOf(text)).toEqual(one);
  });

  it('cues without an empty line between them, and with an empty line inside', () => {
    expect(timesOf('1\n00:01,000 --> 00:02,500\nHello\n2\n00:03,000 --> 00:04,000\n10\n\nyears\n')).toEqual([
      [1, 2.5, 'Hello'],
      [3, 4, '10\nyears'],
    ]);
  });

  it.each([
    ['nothing before a text', 'WEBVTT\n\nHello', 'Line 3: There is no time'],
    ['a time with letters', '1\n00:aa:01 --> 00:00:02\nHello', 'Line 2: The times are not like'],
    ['70 seconds', '1\n00:00:70,000 --> 00:01:80,000\nHello', 'Line 2: The times'],
    ['one time', '1\n00:00:01,000 -->\nHello', 'Line 2: The times'],
    ['a short arrow', '1\n00:00:01,000 -> 00:00:02,000\nHello', 'Line 2: The times'],
    ['frames', '00:00:01:12 --> 00:00:02:12\nHello', 'Line 1: The times'],
  ])('names the line of %s', (_what, text, fault) => {
    expect(readCaptions(text).faults).toContainEqual(expect.stringContaining(fault));
  });

  it.each(['', '\n\n', 'WEBVTT', 'WEBVTT\n\nNOTE nothing'])('%j has no cues', (text) => {
    expect(readCaptions(text)).toEqual({ cues: [], faults: [] });
  });
});

describe('the bytes of a file', () => {
  const text = '1\n00:00:01,000 --> 00:00:02,500\nनमस्ते';
  const turned = (bytes: Buffer) => Buffer.from(bytes).swap16();
  const utf16 = Buffer.from(text, 'utf16le');
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 the other way round', turned(Buffer.from(`\ufeff${text}`, 'utf16le'))],
    ['UTF-16 without a mark', utf16],
    ['UTF-16 the other way round without a mark', turned(utf16)],
  ])('%s', (_what, bytes) => expect(textOfBytes(bytes)).toBe(text));

  it.each([
    ['an old code page', Buffer.from('1\n00:01 --> 00:02\ncaf\xe9 ', 'latin1')],
    ['half a character', Buffer.from(text).subarray(0, -1)],
    ['an odd number of bytes', Buffer.concat([utf16, Buffer.from('x')])],
  ])('%s is no text', (_what, bytes) => expect(textOfBytes(bytes)).toBeUndefined());
});

const stamp = (ms: number, comma: boolean, hours: boolean) => {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const rest = `${two((ms / 60_000) % 60)}:${two((ms / 1_000) % 60)}${comma ? ',' : '.'}${String(ms % 1_000).padStart(3, '0')}`;
  return hours || ms >= 3_600_000 ? `${two(ms / 3_600_000)}:${rest}` : rest;
};
const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((text) => `x${text.replace(/[\s\p{Cc}>]/gu, '')}`);

it('reads what a tool of any habit wrote', () => {
  const written = fc.record({
    cues: fc.array(
      fc.record({
        from: fc.nat(20_000_000),
        length: fc.integer({ min: 1, max: 9_000 }),
        lines: fc.array(words, { minLength: 1, maxLength: 3 }),
      }),
      { minLength: 1, maxLength: 20 },
    ),
    header: fc.boolean(),
    numbers: fc.boolean(),
    comma: fc.boolean(),
    hours: fc.boolean(),
    end: fc.constantFrom('\n', '\r\n', '\r'),
    settings: fc.constantFrom('', ' align:start', ' X1:0 X2:1'),
  });
  fc.assert(
    fc.property(written, ({ cues, header, numbers, comma, hours, end, settings }) => {
      const blocks = cues.map(({ from, length, lines }, at) => {
        const times = `${stamp(from, comma, hours)} --> ${stamp(from + length, comma, hours)}${settings}`;
        return [...(numbers ? [String(at + 1)] : []), times, ...lines].join(end);
      });
      const text = [...(header ? ['WEBVTT'] : []), ...blocks].join(end + end);
      const found = readCaptions(text);
      expect(found.faults).toEqual([]);
      expect(found.cues.map((cue) => [Math.round(cue.from * 1_000), Math.round(cue.to * 1_000), cue.text])).toEqual(
        cues.map(({ from, length, lines }) => [from, from + length, lines.join('\n')]),
      );
    }),
    { numRuns: 300 },
  );
});

it('never throws, whatever the bytes are', () => {
  const pieces = fc.constantFrom(
    'WEBVTT',
    '-->',
    '00:01',
    ',',
    '<b',
    '>',
    '&',
    '\n',
    '\r',
    ' ',
    '{\\an8}',
    'NOTE',
    '1',
    'अ',
    '\0',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 200 }), (parts) => {
      const { cues, faults } = readCaptions(parts.join(''));
      expect(cues.length + faults.length).toBeLessThanOrEqual(parts.length + 1);
    }),
    { numRuns: 500 },
  );
});

it.each([
  ['arrows', '-->'.repeat(700_000)],
  ['arrows in lines', '00:01-->'.repeat(100) + '\n00:01-->'.repeat(200_000)],
  ['digits', '1'.repeat(2_000_000)],
  ['colons', '1:'.repeat(1_000_000)],
  ['spaces', `1\n${' '.repeat(2_000_000)}-->`],
  ['empty lines', '\n'.repeat(2_000_000)],
  ['numbers in lines', '1\n'.repeat(1_000_000)],
  ['one cue of many lines', `00:01 --> 00:02\n${'a\n'.repeat(1_000_000)}`],
  ['a text after empty lines', `00:01 --> 00:02\n${'a\n\n'.repeat(600_000)}`],
])('2 MB of %s take less than 2 seconds of processor time', (_what, text) => {
  const before = process.cpuUsage();
  readCaptions(text);
  expect(process.cpuUsage(before).user / 1_000_000).toBeLessThan(2);
});
