import { slugOf } from './slug';

test.each([
  ['HTML and CSS from the First Tag', 'html-and-css-from-the-first-tag'],
  ['गणित की नींव', 'ganit-ki-ninv'],
  ['Python (पाइथन) – भाग १', 'python-paithan-bhag-1'],
  ['John D’Souza', 'john-dsouza'],
  ['  Crème brûlée!! ', 'creme-brulee'],
  ['中文 🎉', 'x'],
  ['क्‍षमा', 'kshama'],
  ['--', 'x'],
])('%s is %s', (text, slug) => expect(slugOf(text)).toBe(slug));

test('a long text is cut, and never ends with a hyphen', () => {
  expect(slugOf('a'.repeat(200))).toHaveLength(80);
  expect(slugOf(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79));
});
