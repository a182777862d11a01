import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@vidyapath/http/paths';
import { categorySortFields, courseSortFields } from '@vidyapath/http/sort-fields';

interface Operation {
  parameters?: { name: string; in: string; schema?: { enum?: string[] } }[];
  requestBody?: { content: Record<string, { schema?: { properties?: Record<string, unknown>; required?: string[] } }> };
  responses: Record<string, unknown>;
}
type Document = { paths: Record<string, Record<string, Operation>> };

const read = (service: string) =>
  JSON.parse(readFileSync(join(__dirname, `../../services/${service}/openapi.json`), 'utf8')) as Document;
const documents = { catalogue: read('catalogue'), media: read('media') };

/** One spelling of a path: parameters are `*`, without a trailing slash. */
const plain = (path: string) =>
  path.replace(/\{\w+\}|\/0(?=\/|$)/g, (part) => (part.startsWith('/') ? '/*' : '*')).replace(/\/$/, '');

function operation(service: keyof typeof documents, method: string, path: string): Operation {
  const found = Object.entries(documents[service].paths).find(([candidate]) => plain(candidate) === plain(path))?.[1][
    method
  ];
  if (!found) throw new Error(`${service} has no ${method} ${path}`);
  return found;
}

test.each([
  ['catalogue', 'get', paths.categories, ['200', '401', '503']],
  ['catalogue', 'post', paths.categories, ['201', '400', '401', '403', '409']],
  ['catalogue', 'get', paths.category(0), ['200', '404']],
  ['catalogue', 'put', paths.category(0), ['200', '400', '404', '412']],
  ['catalogue', 'delete', paths.category(0), ['204', '404', '409', '412']],
  ['catalogue', 'get', paths.courses, ['200', '401', '503']],
  ['catalogue', 'post', paths.courses, ['201', '400', '401', '403']],
  ['catalogue', 'get', paths.course(0), ['200', '404']],
  ['catalogue', 'put', paths.course(0), ['200', '400', '404', '412']],
  ['catalogue', 'delete', paths.course(0), ['204', '404', '412']],
  ['media', 'post', paths.uploadCourseImage, ['201', '401', '403', '413', '415']],
] as const)('%s answers %s %s as the screens expect', (service, method, path, statuses) => {
  expect(Object.keys(operation(service, method, path).responses)).toEqual(expect.arrayContaining([...statuses]));
});

test.each([
  [paths.categories, categorySortFields],
  [paths.courses, courseSortFields],
] as const)('%s is searched, sorted and paged by the server', (path, fields) => {
  const parameters = operation('catalogue', 'get', path).parameters ?? [];
  expect(parameters.map(({ name }) => name)).toEqual(expect.arrayContaining(['q', 'sort', 'limit', 'offset']));
  const orders = parameters.find(({ name }) => name === 'sort')?.schema?.enum;
  expect(orders).toEqual(expect.arrayContaining(fields.flatMap((field) => [`${field}:asc`, `${field}:desc`])));
});

test('a course is sent with the fields that the service knows', () => {
  const schema = operation('catalogue', 'put', paths.course(0)).requestBody?.content['application/json']?.schema;
  expect(Object.keys(schema?.properties ?? {}).sort()).toEqual([
    'actual_price',
    'author',
    'banner_image',
    'category_id',
    'course_description',
    'course_info',
    'course_language',
    'course_name',
    'discounted_price',
    'is_best_seller',
    'is_premium',
    'is_public',
    'rating',
    'video_path',
  ]);
});
