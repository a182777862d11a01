import { act, renderHook } from '@testing-library/react';
import { useToastTimer } from './use-toast-timer';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function start(duration: number) {
  const onEnd = jest.fn();
  const { result } = renderHook(() => useToastTimer(duration, onEnd));
  return {
    onEnd,
    timer: () => result.current,
    pass: (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds)),
  };
}

test('ends after its duration', () => {
  const { onEnd, pass } = start(3_000);
  pass(2_999);
  expect(onEnd).not.toHaveBeenCalled();
  pass(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('a hover pauses it, and the toast hides a second after the pointer leaves', () => {
  const { onEnd, timer, pass } = start(3_000);
  act(() => timer().hold());
  pass(60_000);
  expect(onEnd).not.toHaveBeenCalled();
  act(() => timer().release());
  pass(999);
  expect(onEnd).not.toHaveBeenCalled();
  pass(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('after a second hover it waits a whole second again', () => {
  const { onEnd, timer, pass } = start(3_000);
  act(() => timer().hold());
  act(() => timer().release());
  const first = timer().turn;
  pass(600);
  act(() => timer().hold());
  act(() => timer().release());
  expect(timer().turn).not.toBe(first);
  pass(999);
  expect(onEnd).not.toHaveBeenCalled();
  pass(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});
