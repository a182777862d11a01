import { listParams, pageCount, readListState, toggleSort, writeListState } from './list-state';

test('reads the state back that it wrote into the URL, and keeps other parameters', () => {
  const state = { search: 'रिएक्ट 50%', page: 3, size: 50, sort: { field: 'rating', direction: 'desc' } } as const;
  const params = writeListState(new URLSearchParams('tab=view'), state);
  expect(readListState(new URLSearchParams(params.toString()))).toEqual(state);
  expect(params.get('tab')).toBe('view');
});

test('defaults are not in the URL', () => {
  expect(writeListState(new URLSearchParams('page=2&size=50'), { search: '', page: 1, size: 10 }).toString()).toBe('');
});

test.each(['page=-1', 'page=abc', 'page=1.5', 'size=7', 'sort=name', 'sort=name:up'])(
  '%s reads as the default',
  (query) => {
    expect(readListState(new URLSearchParams(query))).toEqual({ search: '', page: 1, size: 10 });
  },
);

test('a page becomes limit and offset, All requests every row', () => {
  expect(listParams({ search: ' a ', page: 3, size: 10 })).toMatchObject({ q: 'a', limit: 10, offset: 20 });
  expect(listParams({ search: '', page: 1, size: 'all' })).not.toHaveProperty('limit');
});

test('a column sorts ascending, then descending, then ascending', () => {
  const first = toggleSort(undefined, 'name');
  const second = toggleSort(first, 'name');
  expect([first, second, toggleSort(second, 'name')].map((sort) => sort.direction)).toEqual(['asc', 'desc', 'asc']);
});

test('an empty list still has one page', () => {
  expect(pageCount(0, 10)).toBe(1);
  expect(pageCount(21, 10)).toBe(3);
});
