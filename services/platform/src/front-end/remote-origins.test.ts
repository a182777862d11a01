import { createPlatformUnderTest } from '../testing/platform-under-test';
import { remoteOrigins } from './remote-origins';

const ownMachine = ['http://localhost:*', 'http://127.0.0.1:*'];

test.each([
  [undefined, false, []],
  [undefined, true, ownMachine],
  ['true', false, ownMachine],
  ['false', true, []],
  ['https://a.example , https://b.example:8443', false, ['https://a.example', 'https://b.example:8443']],
])('ALLOW_REMOTE_OVERRIDES=%s (development: %s) allows %j', (value, development, allowed) => {
  expect(remoteOrigins(value, development)).toEqual(allowed);
});

async function answerOf(url: string, origins?: readonly string[]) {
  const platform = await createPlatformUnderTest(undefined, origins);
  const { headers, body } = await platform.app.inject({ url, headers: { accept: 'text/html' } });
  await platform.close();
  return { policy: String(headers['content-security-policy']).split(';'), body };
}

test('the page’s policy and the page name the origins that are allowed, and no other answer does', async () => {
  const { policy, body } = await answerOf('/login', ownMachine);
  expect(policy).toContain("connect-src 'self' http://localhost:* http://127.0.0.1:*");
  expect(policy.find((directive) => directive.startsWith('script-src'))).toMatch(
    /^script-src 'self' 'sha256-\S+ http:\/\/localhost:\* http:\/\/127\.0\.0\.1:\*$/,
  );
  expect(body).toContain('<meta name="remote-overrides" content="http://localhost:* http://127.0.0.1:*">');
  expect((await answerOf('/remotes.json', ownMachine)).policy).toEqual(
    expect.arrayContaining(["script-src 'self'", "connect-src 'self'"]),
  );
});

test('by default neither names an origin', async () => {
  const { policy, body } = await answerOf('/login');
  expect(policy).toContain("connect-src 'self'");
  expect(policy.find((directive) => directive.startsWith('script-src'))).toMatch(/^script-src 'self' 'sha256-\S+$/);
  expect(body).not.toContain('remote-overrides');
});
