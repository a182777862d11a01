import { createHash } from 'node:crypto';
import { inlineScript } from '../testing/built-slices';
import { createPlatformUnderTest } from '../testing/platform-under-test';

let platform: Awaited<ReturnType<typeof createPlatformUnderTest>>;
beforeAll(async () => {
  platform = await createPlatformUnderTest();
});
afterAll(() => platform.close());

const browser = { accept: 'text/html' };

test('the policy allows scripts of this origin and the inline ones of the page, by their hash', async () => {
  const { headers } = await platform.app.inject({ url: '/', headers: browser });
  const directives = new Map(
    String(headers['content-security-policy'])
      .split(';')
      .map((directive) => {
        const [name = '', ...values] = directive.trim().split(' ');
        return [name, values];
      }),
  );
  const hash = createHash('sha256').update(inlineScript).digest('base64');
  expect(directives.get('script-src')).toEqual(["'self'", `'sha256-${hash}'`]);
  expect(directives.get('default-src')).toEqual(["'self'"]);
  for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(directives.get(name)).toEqual(["'none'"]);
  expect(directives.get('form-action')).toEqual(["'self'"]);
  expect(directives.get('frame-src')).toContain('https://www.youtube-nocookie.com');
});

test.each(['/', '/remotes.json', '/health/live', '/metrics', '/api/nothing'])(
  '%s has the security headers',
  async (url) => {
    const { headers } = await platform.app.inject({ url, headers: browser });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['content-security-policy']).toBeDefined();
    expect(headers.server ?? headers['x-powered-by']).toBeUndefined();
  },
);

test('a script has only the headers that apply to scripts', async () => {
  const { headers } = await platform.app.inject({ url: '/main.0a1b2c3d.js', headers: browser });
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' });
  for (const name of ['content-security-policy', 'permissions-policy', 'referrer-policy', 'x-frame-options'])
    expect(headers[name]).toBeUndefined();
});

test('the policy of an answer without scripts allows only files', async () => {
  const { headers } = await platform.app.inject('/remotes.json');
  expect(String(headers['content-security-policy'])).toContain("script-src 'self';");
});

test('asks for TLS only where there is TLS', async () => {
  const plain = await platform.app.inject({ url: '/', headers: browser });
  const secure = await platform.app.inject({ url: '/', headers: { ...browser, 'x-forwarded-proto': 'https' } });
  expect(plain.headers['strict-transport-security']).toBeUndefined();
  expect(secure.headers['strict-transport-security']).toMatch(/^max-age=31536000/);
});

test('the API page still works', async () => {
  const page = await platform.app.inject('/docs');
  const document = await platform.app.inject('/docs/json');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(document.json()).toMatchObject({ openapi: '3.1.0' });
});
