import { Type } from 'typebox';
import { hasTooManyParts, partsOf } from './json-parts';

const Cue = Type.Object({ from: Type.Number(), text: Type.String() });
const Cues = Type.Object({ cues: Type.Array(Cue, { maxItems: 20_000 }) });

it.each([
  ['no schema', undefined, 0],
  ['a text', Type.String(), 0],
  ['an object', Cue, 2],
  ['a list', Cues, 60_001],
  ['a list without a limit', Type.Array(Cue), 0],
  ['lists within a list', Type.Array(Type.Array(Type.Number(), { maxItems: 2 }), { maxItems: 200 }), 600],
  ['a list or null', Type.Union([Type.Array(Cue, { maxItems: 3 }), Type.Null()]), 9],
  [
    'several types of content',
    { content: { 'application/json': { schema: Cues }, 'text/vtt': { schema: {} } } },
    60_001,
  ],
])('parts of %s', (_what, schema, parts) => {
  expect(partsOf(schema)).toBe(parts);
});

const jsonOf = (count: number) => Buffer.from(JSON.stringify({ cues: Array(count).fill({ from: 1, text: 'a, b' }) }));

it('takes as many as the schema has room for, and 1,000 in any case', () => {
  expect(hasTooManyParts(jsonOf(20_000), Cues)).toBe(false);
  expect(hasTooManyParts(jsonOf(40_000), Cues)).toBe(true);
  expect(hasTooManyParts(jsonOf(499), undefined)).toBe(false);
  expect(hasTooManyParts(jsonOf(501), undefined)).toBe(true);
});
