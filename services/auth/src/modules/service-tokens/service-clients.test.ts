import { readConfig } from '../../config';
import { findClient, parseServiceClients } from './service-clients';

const first = 'first-secret-of-thirty-two-letters';
const second = 'second-secret-of-thirty-two-letters';
const client = { id: 'catalogue', secret: first, scopes: ['sessions:read'] };
const parsed = (...clients: object[]) => parseServiceClients(JSON.stringify(clients));

test('parses clients with their scopes', () => {
  const media = { id: 'media', secret: second, scopes: [] };
  expect(parsed(client, media)).toEqual([client, media]);
});

test.each([
  ['no list', {}, /must be array/],
  ['another member', [{ ...client, role: 'Admin' }], /additional properties/],
  ['an id of another shape', [{ ...client, id: 'Catalogue' }], /\/0\/id must match pattern/],
  ['a scope of another shape', [{ ...client, scopes: ['everything'] }], /\/0\/scopes\/0 must match pattern/],
  ['no scopes', [{ id: 'catalogue', secret: first }], /scopes/],
  ['an id that stands there twice', [client, client], /catalogue stands there twice/],
  ['a short secret', [{ ...client, secret: 'Short' }], /the secret of catalogue is too short/],
  ['a short second secret', [{ ...client, secret: `${first} Short` }], /the secret of catalogue is too short/],
  ['three secrets', [{ ...client, secret: `${first} ${first} ${first}` }], /the secret of catalogue is too short/],
])('%s stops the start, and the message has no secret', (_what, value, line) => {
  const read = () =>
    readConfig({ DATABASE_URL: 'postgres://localhost/x', PORT: '4301', SERVICE_CLIENTS: JSON.stringify(value) });
  expect(read).toThrow(/^SERVICE_CLIENTS: takes /);
  expect(read).toThrow(line);
  expect(read).not.toThrow(/Short|thirty-two/);
});

test('invalid JSON stops the start', () => {
  expect(() => parseServiceClients('[{')).toThrow(/but it is no JSON$/);
});

test('accepts the old and the new secret while a secret is replaced', () => {
  const clients = parsed({ ...client, secret: `${first} ${second}` });
  const ids = [first, second, `${first} ${second}`, ''].map((secret) => findClient(clients, 'catalogue', secret)?.id);
  expect(ids).toEqual(['catalogue', 'catalogue', undefined, undefined]);
});
