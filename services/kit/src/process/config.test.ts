import { Type } from 'typebox';
import { commonVariables, loadConfig, type OperatorError } from './config';

const schema = Type.Object(commonVariables);
const linesFor = (env: Record<string, string>) => {
  try {
    loadConfig(schema, env);
    return [];
  } catch (error) {
    return (error as OperatorError).lines;
  }
};

test('values are coerced, defaults filled in, the rest left out, and nothing can be changed', () => {
  const config = loadConfig(schema, { PORT: '4301', DATABASE_URL: 'postgres://a@b/c', LOG_LEVEL: '', HOME: '/root' });
  expect(config).toEqual({
    PORT: 4301,
    HOST: '127.0.0.1',
    DATABASE_URL: 'postgres://a@b/c',
    LOG_LEVEL: 'info',
    APP_NAME: 'Vidyapath',
    RATE_LIMIT_PER_MINUTE: 600,
    RELEASE: 'unnamed',
    TRUST_PROXY: '',
  });
  expect(Object.isFrozen(config)).toBe(true);
});

test('every bad variable is named at once, and a secret is not shown', () => {
  const lines = linesFor({ PORT: '99999', DATABASE_URL: 'mysql://root:hunter2@x', RATE_LIMIT_PER_MINUTE: '1.5' });
  expect(lines).toEqual([
    'PORT: takes a port number from 0 to 65535, got "99999"',
    'DATABASE_URL: takes a PostgreSQL address such as postgres://user:password@host:5432/name, got a value of another shape',
    'RATE_LIMIT_PER_MINUTE: takes a whole number of requests a minute and address, 0 for no limit, got "1.5"',
  ]);
});

test('a missing variable is named', () => {
  expect(linesFor({ DATABASE_URL: 'postgres://a@b/c' })).toEqual([
    'PORT: takes a port number from 0 to 65535, got nothing',
  ]);
});
