import { hostileOf, readConfig } from './config';

const env = {
  DATABASE_URL: 'postgres://localhost/x',
  RAZORPAY_KEY_SECRET: 'key-secret',
  RAZORPAY_WEBHOOK_SECRET: 'webhook-secret',
  WEBHOOK_URL: 'http://127.0.0.1:4305/webhooks',
};

test('the secrets and the shop’s address have no default', () => {
  expect(readConfig(env)).toMatchObject({ PORT: 4320, RAZORPAY_KEY_ID: 'rzp_test_simulated' });
  for (const name of Object.keys(env)) expect(() => readConfig({ ...env, [name]: '' })).toThrow(name);
});

test('a key of real payments is refused', () => {
  expect(() => readConfig({ ...env, RAZORPAY_KEY_ID: 'rzp_live_1' })).toThrow(/RAZORPAY_KEY_ID/);
});

test('hostile settings are checked', () => {
  expect(hostileOf({})).toBeUndefined();
  expect(hostileOf({ HOSTILE: '{"webhooks":{"copies":3}}' })).toEqual({ webhooks: { copies: 3 } });
  for (const HOSTILE of ['{', '{"webhooks":{"copies":30}}', '[]'])
    expect(() => hostileOf({ HOSTILE })).toThrow(/HOSTILE/);
});
