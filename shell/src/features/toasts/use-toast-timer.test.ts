import { act, renderHook } from '@testing-library/react';
import { useToastTimer } from './use-toast-timer';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function start(duration: number) {
  const over = jest.fn();
  const { result } = renderHook(() => useToastTimer(duration, over));
  return {
    over,
    timer: () => result.current,
    pass: (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds)),
  };
}

test('ends after its duration', () => {
  const { over, pass } = start(3_000);
  pass(2_999);
  expect(over).not.toHaveBeenCalled();
  pass(1);
  expect(over).toHaveBeenCalledTimes(1);
});

test('a hover holds it, and leaving hides it a second later', () => {
  const { over, timer, pass } = start(3_000);
  act(() => timer().hold());
  pass(60_000);
  expect(over).not.toHaveBeenCalled();
  act(() => timer().release());
  pass(999);
  expect(over).not.toHaveBeenCalled();
  pass(1);
  expect(over).toHaveBeenCalledTimes(1);
});

test('a second hover gives a whole second again', () => {
  const { over, timer, pass } = start(3_000);
  act(() => timer().hold());
  act(() => timer().release());
  const first = timer().turn;
  pass(600);
  act(() => timer().hold());
  act(() => timer().release());
  expect(timer().turn).not.toBe(first);
  pass(999);
  expect(over).not.toHaveBeenCalled();
  pass(1);
  expect(over).toHaveBeenCalledTimes(1);
});
