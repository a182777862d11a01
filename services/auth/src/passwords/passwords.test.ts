import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { hashPassword, isRightPassword } from './passwords';

const nothing = async () => undefined;
const check = (storedHash: string | undefined, password: string) => isRightPassword({ storedHash, password, before: nothing, whenWrong: nothing });

test('a hash is Argon2id of the recommended cost, salted, and right for its password alone', async () => {
  const [one, other] = await Promise.all([hashPassword('Correct-Horse-42'), hashPassword('Correct-Horse-42')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(other).not.toBe(one);
  expect(await Promise.all([check(one, 'Correct-Horse-42'), check(other, 'Correct-Horse-42'), check(one, 'Correct-Horse-43')])).toEqual([true, true, false]);
});

test('one password typed on two keyboards is one', async () => {
  expect(await check(await hashPassword('Caf\u00e9-Horse-42'), 'Cafe\u0301-Horse-42')).toBe(true);
});

test('nobody’s account is never right, and a hash that is broken is an error and no thread less', async () => {
  expect(await check(undefined, '')).toBe(false);
  await Promise.all(Array.from({ length: 8 }, () => expect(check('broken', 'x')).rejects.toThrow()));
  expect(await check(undefined, 'x')).toBe(false);
});

test('the event loop goes on while passwords are hashed', async () => {
  let turns = 0;
  const count = setInterval(() => (turns += 1), 1);
  await Promise.all(Array.from({ length: 8 }, () => hashPassword('Correct-Horse-42')));
  clearInterval(count);
  expect(turns).toBeGreaterThan(3);
});

test('a flood is refused at once, beyond those that wait, and what waits is done', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 230 }, () => check(undefined, 'x')));
  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every(({ reason }) => (reason as { statusCode: number }).statusCode === 503)).toBe(true);
  expect((refused[0]?.reason as { headers: object }).headers).toHaveProperty('retry-after');
  expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(200);
});

test('where others keep all processors busy, passwords are checked all the same', async () => {
  const others = Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ['-e', 'for (;;);']));
  try {
    const checks = await Promise.all(Array.from({ length: 16 }, () => check(undefined, 'x')));
    expect(checks).toEqual(checks.map(() => false));
  } finally {
    for (const other of others) other.kill('SIGKILL');
  }
}, 30_000);
