import { readVariables } from './variables';

const read = (env: Record<string, string>) => readVariables(env, '/srv/vidyapath');
const faultsOf = (env: Record<string, string>): string[] => {
  try {
    read(env);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').map((line) => line.split(':')[0] ?? '');
  }
};

test('without any it is a platform with demo data for this machine', () => {
  expect(read({ PORT: '', RELEASE: 'r1' })).toMatchObject({
    HOST: 'localhost',
    PORT: 4_200,
    DATA_DIR: '/srv/vidyapath/.data',
    DEMO_DATA: true,
    PAYMENTS: 'simulated',
    RELEASE: 'r1',
  });
  expect(read({ NODE_ENV: 'production' })).toMatchObject({ DEMO_DATA: false, PAYMENTS: 'off' });
  expect(Object.isFrozen(read({}))).toBe(true);
});

test('values are trimmed, but a password keeps its spaces', () => {
  const { APP_NAME, ADMIN_PASSWORD } = read({
    APP_NAME: ' Gyan ',
    ADMIN_EMAIL: 'a@example.in',
    ADMIN_PASSWORD: ' Abcdef@1 ',
  });
  expect([APP_NAME, ADMIN_PASSWORD]).toEqual(['Gyan', ' Abcdef@1 ']);
});

test.each([
  ['PORT', '65536'],
  ['PORT', '42.5'],
  ['WORKERS', '0'],
  ['WORKERS', '1e2'],
  ['DEMO_DATA', 'yes'],
  ['PUBLIC_URL', 'learn.example'],
  ['PUBLIC_URL', 'https://learn.example/?a=1'],
  ['PUBLIC_URL', 'https://['],
  ['TRUST_PROXY', 'all'],
  ['LESSON_MAX_BYTES', '-1'],
  ['SELLER_GSTIN', '27aapfu0939f1zv'],
  ['GST_RATE_PERCENT', '101'],
  ['OPERATIONS_PORT', '4200'],
])('%s=%s is refused', (name, value) => expect(faultsOf({ [name]: value })).toEqual([name]));

test.each([
  [{ DEMO_DATA: 'true', NODE_ENV: 'production' }, 'DEMO_DATA'],
  [{ FFMPEG_PATH: 'fake', NODE_ENV: 'production' }, 'FFMPEG_PATH'],
  [{ PAYMENTS: 'simulated', NODE_ENV: 'production' }, 'PAYMENTS'],
  [{ RAZORPAY_API_URL: 'http://gateway.test', NODE_ENV: 'production' }, 'ALLOW_TEST_GATEWAY'],
  [{ ADMIN_EMAIL: 'a@example.in' }, 'ADMIN_PASSWORD'],
  [{ ADMIN_PASSWORD: 'Abcdef@1' }, 'ADMIN_EMAIL'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'PUBLIC_URL'],
])('%j contradicts itself', (env, name) => expect(faultsOf(env)).toEqual([name]));

test('all faults are named at once, and no secret', () => {
  const wrong = { PORT: 'x', DATABASE_URL: 'mysql://user:hunter2@db/name', PAYMENTS: 'cash' };
  expect(faultsOf(wrong)).toEqual(['PORT', 'DATABASE_URL', 'PAYMENTS']);
  expect(() => read(wrong)).toThrow('DATABASE_URL: takes a PostgreSQL address');
  expect(() => read(wrong)).not.toThrow('hunter2');
});
