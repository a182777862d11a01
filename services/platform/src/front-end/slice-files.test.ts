import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createPlatformUnderTest } from '../testing/platform-under-test';

let platform: Awaited<ReturnType<typeof createPlatformUnderTest>>;
beforeAll(async () => {
  platform = await createPlatformUnderTest();
});
afterAll(() => platform.close());

const get = (url: string, headers: Record<string, string> = {}) => platform.app.inject({ url, headers });

describe('files', () => {
  test('with a hash in the name are kept for a year, in the best encoding', async () => {
    const url = '/main.0a1b2c3d.js';
    const brotli = await get(url, { 'accept-encoding': 'br, gzip' });
    const gzip = await get(url, { 'accept-encoding': 'gzip, br;q=0' });
    const plain = await get(url, {});
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(plain.headers['content-type']).toMatch(/^text\/javascript/);
  });

  test('stay compressed when a build writes the same file again and keeps the compressed one', async () => {
    const later = new Date(Date.now() + 60_000);
    await utimes(join(platform.root, 'shell/dist/main.0a1b2c3d.js'), later, later);
    const answer = await get('/main.0a1b2c3d.js', { 'accept-encoding': 'br' });
    expect(answer.headers['content-encoding']).toBe('br');
  });

  test('of a remote are those of its own build; its manifest is revalidated each time', async () => {
    const entry = await get('/mf/mf_public/remoteEntry.0a1b2c3d.js');
    const manifest = await get('/mf/mf_public/mf-manifest.json');
    expect(entry.body).toBe('var mf_public;');
    expect(entry.headers['cache-control']).toContain('immutable');
    expect(manifest.headers['cache-control']).toBe('no-cache');
    expect(manifest.json()).toEqual({ id: 'mf_public' });
  });

  test('answer HEAD with their length', async () => {
    const answer = await platform.app.inject({ method: 'HEAD', url: '/main.0a1b2c3d.js' });
    expect(answer).toMatchObject({ statusCode: 200, body: '' });
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(0);
  });
});
