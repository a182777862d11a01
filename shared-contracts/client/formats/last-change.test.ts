import { explains } from './last-change';

const seen = { ModuleName: 'Clay', SequenceNo: 1, CourseName: 'Pottery' };
const change = { fields: ['ModuleName'] };

test.each([
  ['a field of the last change', { ...seen, ModuleName: 'Loam' }, true],
  ['only the position and the course’s name', { ...seen, SequenceNo: 2, CourseName: 'Ceramics' }, false],
  ['nothing', seen, false],
])('the version differs in %s', (_what, stored, expected) => {
  expect(explains(change, { seen, stored })).toBe(expected);
});

test('explains by the last change when the version is not known any more', () => {
  expect(explains(change, { seen: undefined, stored: seen })).toBe(true);
});
