import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@vidyapath/http/paths';

type Operations = Record<string, { responses: Record<string, unknown> } | undefined>;
interface OpenApi {
  paths: Record<string, Operations>;
}

/** One spelling for `/x/` and `/x`, and for all names of a path parameter. */
const plain = (path: string) => path.replace(/\{\w+\}/g, '{id}').replace(/\/$/, '');

function operationsOf(service: string): (path: string) => Operations {
  const file = join(__dirname, '../../services', service, 'openapi.json');
  const document = JSON.parse(readFileSync(file, 'utf8')) as OpenApi;
  const known = new Map(Object.entries(document.paths).map(([path, operations]) => [plain(path), operations]));
  return (path) => known.get(plain(path)) ?? {};
}

const ofOne = (path: (id: number) => string) => path(0).replace(/0$/, '{id}');

test.each([
  ['get', paths.courses, '200'],
  ['get', paths.courseModules, '200'],
  ['post', paths.courseModules, '201'],
  ['get', ofOne(paths.courseModule), '200'],
  ['put', ofOne(paths.courseModule), '412'],
  ['delete', ofOne(paths.courseModule), '204'],
  ['get', paths.moduleVideos, '200'],
  ['post', paths.moduleVideos, '201'],
  ['delete', ofOne(paths.moduleVideo), '204'],
])('the catalogue answers %s %s with %s', (method, path, status) => {
  expect(Object.keys(operationsOf('catalogue')(path)[method]?.responses ?? {})).toContain(status);
});

test.each([paths.videoSharingDuration, paths.mediaDuration])('the media service streams POST %s', (path) => {
  expect(Object.keys(operationsOf('media')(path).post?.responses ?? {})).toContain('200');
});
