import { respaced } from './respaced';

const readings = (...tokens: string[]) => respaced(tokens).map(({ kept, made }) => [...kept, '|', ...made].join(' '));

it.each([
  ['a space too many', ['learn', 'java', 'script'], 'learn | javascript'],
  ['a space left out', ['webdesign', 'now'], 'now | web design'],
  ['another key in place of a space', ['webxdesign'], '| web design'],
  ['a space a letter too early', ['we', 'bdesign'], '| web design'],
  ['a space a letter too late', ['webd', 'esign'], '| web design'],
])('undoes %s', (_what, typed, expected) => {
  expect(readings(...typed)).toContain(expected);
});

it('splits off no word of a single letter, and cuts new words to the stored length', () => {
  expect(readings('abc')).toEqual([]);
  expect(readings('a', 'b'.repeat(30))).toContain(`| a${'b'.repeat(23)}`);
});
