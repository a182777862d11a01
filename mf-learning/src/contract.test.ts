import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@vidyapath/http/paths';

interface OpenApi {
  paths: Record<
    string,
    Record<string, { parameters?: { name: string; in: string }[]; responses: Record<string, unknown> }>
  >;
}

const withoutSlash = (path: string) => path.replace(/\/$/, '');

test('the catalogue has the one endpoint that this slice calls', () => {
  const file = join(__dirname, '../../services/catalogue/openapi.json');
  const document = JSON.parse(readFileSync(file, 'utf8')) as OpenApi;
  const path = Object.keys(document.paths).find(
    (candidate) => withoutSlash(candidate) === withoutSlash(paths.courseProgress),
  );
  const operation = document.paths[path ?? '']?.get;
  expect(operation?.parameters).toEqual(
    expect.arrayContaining([expect.objectContaining({ name: 'course_id', in: 'query' })]),
  );
  expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(['200', '401', '404']));
});
