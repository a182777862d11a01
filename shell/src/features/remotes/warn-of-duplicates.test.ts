import { warnOfDuplicates } from './warn-of-duplicates';

test('warns once of a shared module in two versions', () => {
  const warn = jest.fn();
  const shared = { default: { react: { '19.3.1': {}, '19.1.0': {} }, 'react-dom': { '19.3.1': {} } } };
  warnOfDuplicates(shared, warn);
  warnOfDuplicates(shared, warn);
  expect(warn.mock.calls).toEqual([['[shell] react is there in 2 versions: 19.1.0, 19.3.1']]);
});
