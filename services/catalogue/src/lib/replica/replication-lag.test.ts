import { createReplicationLag } from './replication-lag';

let now = 0;
const lag = () => createReplicationLag(() => now);
beforeEach(() => {
  now = 0;
});

test('is unknown until the replica has reached a position of the primary', () => {
  const one = lag();
  expect(one.current()).toBe(Infinity);
  one.observe(0, 100n, 50n);
  expect(one.current()).toBe(Infinity);
  now = 300;
  one.observe(250, 200n, 100n);
  expect(one.current()).toBe(300);
  one.observe(300, 200n, 200n);
  expect(one.current()).toBe(0);
});

test('the lag of a disconnected replica grows while the primary writes, and not while it does not', () => {
  const one = lag();
  one.observe(0, 100n, 100n);
  now = 5_000;
  one.observe(5_000, 100n, 100n);
  expect(one.current()).toBe(0);
  for (now = 5_250; now <= 8_000; now += 250) one.observe(now, BigInt(now), 100n);
  expect(one.current()).toBe(now - 5_000);
});

test('a server that is no replica is never up to date', () => {
  const one = lag();
  one.observe(0, 100n, null);
  expect(one.current()).toBe(Infinity);
});
