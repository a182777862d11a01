import { createReplicationLag } from './replication-lag';

let now = 0;
const lag = () => createReplicationLag(() => now);
beforeEach(() => void (now = 0));

test('knows nothing before the replica has come to where the primary was', () => {
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

test('a replica that is cut off grows older while the primary writes, and not while it rests', () => {
  const one = lag();
  one.observe(0, 100n, 100n);
  now = 5_000;
  one.observe(5_000, 100n, 100n);
  expect(one.current()).toBe(0);
  for (now = 5_250; now <= 8_000; now += 250) one.observe(now, BigInt(now), 100n);
  expect(one.current()).toBe(now - 5_000);
});

test('what is no replica is never up to date', () => {
  const one = lag();
  one.observe(0, 100n, null);
  expect(one.current()).toBe(Infinity);
});
