import { hashPassword, isRightPassword } from './passwords';

test('a hash is Argon2id of the recommended cost, salted, and matches its password only', async () => {
  const [one, other] = await Promise.all([hashPassword('Correct-Horse-42'), hashPassword('Correct-Horse-42')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(other).not.toBe(one);
  const checks = [
    isRightPassword(one, 'Correct-Horse-42'),
    isRightPassword(other, 'Correct-Horse-42'),
    isRightPassword(one, 'Correct-Horse-43'),
  ];
  expect(await Promise.all(checks)).toEqual([true, true, false]);
});

test('the same password in another Unicode form matches', async () => {
  expect(await isRightPassword(await hashPassword('Caf\u00e9-Horse-42'), 'Cafe\u0301-Horse-42')).toBe(true);
});

test('no password matches without a stored hash, and a broken hash throws', async () => {
  expect(await isRightPassword(undefined, '')).toBe(false);
  await expect(isRightPassword('broken', 'x')).rejects.toThrow();
});

test('hashing passwords does not block the event loop', async () => {
  let turns = 0;
  const count = setInterval(() => {
    turns += 1;
  }, 1);
  await Promise.all(Array.from({ length: 8 }, () => hashPassword('Correct-Horse-42')));
  clearInterval(count);
  expect(turns).toBeGreaterThan(3);
});
