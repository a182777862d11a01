import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@vidyapath/http/paths';

/** Every call of this slice, by the service that answers it. */
const calls = [
  ['auth', 'post', paths.login],
  ['auth', 'post', paths.register],
  ['catalogue', 'get', paths.categories],
  ['catalogue', 'get', paths.publicCourses, ['category_id', 'limit', 'offset', 'q']],
  ['catalogue', 'get', paths.publicCourseContent, ['course_id']],
  ['commerce', 'get', paths.courseAccess, ['course_ids']],
  ['support', 'post', paths.contact],
  ['auth', 'post', paths.passwordResetRequest],
  ['auth', 'post', paths.passwordResetConfirm],
  ['auth', 'post', paths.emailVerificationConfirm],
  ['auth', 'post', paths.emailVerificationResend],
  ['support', 'post', paths.newsletter],
] as const;

interface Operation {
  parameters?: { name: string; in: string }[];
}
interface OpenApi {
  paths: Record<string, Record<string, Operation> | undefined>;
}

const withoutSlash = (path: string) => path.replace(/\/$/, '');

function operation(service: string, method: string, path: string): Operation | undefined {
  const file = join(__dirname, '../../services', service, 'openapi.json');
  const document = JSON.parse(readFileSync(file, 'utf8')) as OpenApi;
  const entry = Object.entries(document.paths).find(([known]) => withoutSlash(known) === withoutSlash(path));
  return entry?.[1]?.[method];
}

test.each(calls)('%s answers %s %s', (service, method, path, parameters: readonly string[] = []) => {
  const known = operation(service, method, path);
  expect(known).toBeDefined();
  const names = known?.parameters?.filter(({ in: place }) => place === 'query').map(({ name }) => name) ?? [];
  expect(names).toEqual(expect.arrayContaining([...parameters]));
});
