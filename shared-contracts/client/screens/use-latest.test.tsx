import { renderHook } from '@testing-library/react';
import { useLatest } from './use-latest';

test('the function stays the same and calls the newest one', () => {
  const calls: string[] = [];
  const { result, rerender } = renderHook(({ name }) => useLatest((what: string) => calls.push(`${name} ${what}`)), {
    initialProps: { name: 'old' },
  });
  const first = result.current;
  rerender({ name: 'new' });
  first('edit');
  expect(result.current).toBe(first);
  expect(calls).toEqual(['new edit']);
});
