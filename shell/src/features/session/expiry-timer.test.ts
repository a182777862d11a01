import { createExpiryTimer } from './expiry-timer';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1_000) + seconds;

test('fires at the expiry, also if it is later than setTimeout can wait', () => {
  const expired = jest.fn();
  createExpiryTimer(expired).schedule(inSeconds(40 * 86_400));
  jest.advanceTimersByTime(39 * 86_400_000);
  expect(expired).not.toHaveBeenCalled();
  jest.advanceTimersByTime(86_400_000);
  expect(expired).toHaveBeenCalledTimes(1);
});

test('schedules nothing for a time in the past, and nothing after it was cancelled', () => {
  const expired = jest.fn();
  const timer = createExpiryTimer(expired);
  timer.schedule(inSeconds(-5));
  timer.schedule(inSeconds(60));
  timer.cancel();
  jest.advanceTimersByTime(120_000);
  expect(expired).not.toHaveBeenCalled();
});
