import { randomUUID } from 'node:crypto';
import { internalPaths } from '@vidyapath/http/internal-paths';
import { lessonLimits } from '@vidyapath/http/lesson-limits';
import { createLessonLinks } from '@vidyapath/service-kit/domain/access/lesson-links';
import { createMediaTestApp, lessonLinks, lessonLinkSecret, type MediaTestApp } from '../../testing/media-app';

const pdf = Buffer.from('%PDF-1.7\ncontent\n%%EOF\n');
const valueOf = (header: string) => header.slice(0, header.indexOf(';'));
const mine = valueOf(lessonLinks.setHandoutCookie('mine', false));

let media: MediaTestApp;
beforeAll(async () => {
  media = await createMediaTestApp();
});
afterAll(() => media.close());

const send = (method: 'PUT' | 'DELETE', id: string, payload?: Buffer, headers?: object) =>
  media.app.inject({
    method,
    url: internalPaths.handout(id),
    headers: {
      ...(headers ?? media.tokens.asService('handouts:write')),
      ...(payload && { 'content-type': 'application/pdf' }),
    },
    ...(payload && { payload }),
  });
const get = (url: string, headers: Record<string, string> = { cookie: mine }) => media.app.inject({ url, headers });

async function stored(): Promise<string> {
  const id = randomUUID();
  expect((await send('PUT', id, pdf)).statusCode).toBe(204);
  return id;
}

test('a file is saved under the title of its address by the browser that it was signed for, and stored in no cache', async () => {
  const address = lessonLinks.handoutAddress(await stored(), 'ओम का नियम', 'mine');
  const answer = await get(address);
  expect([answer.statusCode, answer.rawPayload]).toEqual([200, pdf]);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="__ __ ____.pdf"; filename*=UTF-8''${encodeURIComponent('ओम का नियम.pdf')}`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  const part = await get(address, { cookie: mine, range: 'bytes=0-3' });
  expect([part.statusCode, part.body]).toEqual([206, '%PDF']);
});

test('a copied address, a plain one, a changed one and an old one open nothing, and say nothing about the file', async () => {
  const id = await stored();
  const address = lessonLinks.handoutAddress(id, 'Ohm', 'mine');
  const old = createLessonLinks(lessonLinkSecret, () => Date.now() - 600_001).handoutAddress(id, 'Ohm', 'mine');
  for (const [url, cookie] of [
    [address, ''],
    [address, valueOf(lessonLinks.setHandoutCookie('yours', false))],
    [address, valueOf(lessonLinks.setHandoutCookie(undefined, false))],
    [address.replace(/\?.*/, ''), mine],
    [address.replace('title=Ohm', 'title=x'), mine],
    [address.replace(id, randomUUID()), mine],
    [old, mine],
    [`/media/handouts/${randomUUID()}`, mine],
  ] as const) {
    const answer = await get(url, { cookie });
    expect([url, answer.statusCode, answer.json<{ type: string }>().type]).toEqual([
      url,
      403,
      '/problems/lesson-link-ended',
    ]);
  }
});

test('a removed file is 404 at an address that is still valid, and removing it again changes nothing', async () => {
  const id = await stored();
  const address = lessonLinks.handoutAddress(id, 'Ohm', 'mine');
  expect([(await send('DELETE', id)).statusCode, (await send('DELETE', id)).statusCode]).toEqual([204, 204]);
  expect((await get(address)).statusCode).toBe(404);
});

test('only services with the scope store and remove files', async () => {
  const id = await stored();
  const callers = [{}, media.tokens.as('Admin'), media.tokens.asService('media-log:read')];
  for (const method of ['PUT', 'DELETE'] as const) {
    const answers = callers.map(async (headers) => (await send(method, id, pdf, headers)).statusCode);
    expect(await Promise.all(answers)).toEqual([401, 401, 403]);
  }
  expect((await get(lessonLinks.handoutAddress(id, 'Ohm', 'mine'))).statusCode).toBe(200);
});

test.each([
  ['a larger file', 413, () => send('PUT', randomUUID(), Buffer.alloc(lessonLimits.handout.bytesMax + 1))],
  ['an odd id', 400, () => send('PUT', 'x', pdf)],
  ['no file', 415, () => send('PUT', randomUUID())],
])('%s is refused', async (_what, status, sent) => expect((await sent()).statusCode).toBe(status));
