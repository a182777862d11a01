import type { Sitemap, SitemapPart } from '@vidyapath/http/sitemap';
import { sitemapPaths } from '@vidyapath/http/sitemap';
import type { ServiceServer } from '@vidyapath/service-kit/http/service-app';
import { describePages } from '../testing/described-pages';
import { createPlatformUnderTest } from '../testing/platform-under-test';

const changed = '2026-11-01T10:00:00.000Z';
const config = { access: 'public' } as const;
const sitemap: Sitemap = {
  parts: [
    { part: 0, changed },
    { part: 2, changed },
  ],
  categories: [{ category_id: 3, changed }],
  teachers: [{ slug: 'asha-rao', changed }],
};
let courses: SitemapPart = [];

async function mount(app: ServiceServer): Promise<void> {
  app.get(sitemapPaths.sitemap, { config }, async () => sitemap);
  app.get<{ Params: { part: string } }>(sitemapPaths.sitemapPart(':part'), { config }, async ({ params }) =>
    params.part === '0' ? courses : [],
  );
}

let platform: Awaited<ReturnType<typeof createPlatformUnderTest>>;
beforeAll(async () => {
  platform = await createPlatformUnderTest(mount);
});
afterAll(() => platform.close());
beforeEach(() => {
  courses = [
    { course_id: 4, name: 'Ohm’s <law> & more', changed, has_hindi: true },
    { course_id: 5, name: 'विद्युत', changed, has_hindi: false },
  ];
});

const get = (url: string) => platform.app.inject({ url, headers: { 'user-agent': 'Googlebot/2.1' } });

test('robots.txt leads to the index, which lists the parts that have pages', async () => {
  expect((await get('/robots.txt')).body).toContain('Sitemap: http://localhost/sitemap.xml\n');
  const { body, headers } = await get('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
    'http://localhost/sitemap-pages.xml',
    'http://localhost/sitemap-teachers.xml',
    'http://localhost/sitemap-courses-0.xml',
    'http://localhost/sitemap-courses-2.xml',
  ]);
  expect(body).toContain(`<lastmod>${changed}</lastmod>`);
});

test('is compressed, and as 304 when the robot has it', async () => {
  const url = '/sitemap-courses-0.xml';
  const { headers } = await platform.app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
  expect(headers['content-encoding']).toBe('gzip');
  const again = await platform.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('courses stand in it in both languages, or in English alone', async () => {
  const { body } = await get('/sitemap-courses-0.xml');
  const ohm = 'http://localhost/course/course-content/4-ohms-law-more';
  const locations = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);
  expect(locations.slice(0, 2)).toEqual([ohm, `${ohm}?lang=hi`]);
  expect(locations[2]).toMatch(/^http:\/\/localhost\/course\/course-content\/5-[a-z-]+$/);
  expect(locations).toHaveLength(3);
  expect(body).toContain(`<xhtml:link rel="alternate" hreflang="hi" href="${ohm}?lang=hi"/>`);
});

test('categories, teachers and the pages that slices describe stand in it', async () => {
  await describePages(platform.root, '() => undefined', {
    '/RefundPolicy': {},
    '/course/course-content/:courseId': {},
  });
  const pages = (await get('/sitemap-pages.xml')).body;
  expect(pages).toContain('<loc>http://localhost/RefundPolicy?lang=hi</loc>');
  expect(pages).toContain('<loc>http://localhost/course/available-course?category=3&amp;lang=hi</loc>');
  expect(pages).not.toContain(':courseId');
  expect((await get('/sitemap-teachers.xml')).body).toContain('<loc>http://localhost/teacher/asha-rao</loc>');
});

test('a hidden course leaves it within a minute', async () => {
  expect((await get('/sitemap-courses-0.xml')).body).toContain('4-ohm');
  courses = courses.slice(1);
  const later = performance.now() + 60_001;
  const now = jest.spyOn(performance, 'now').mockReturnValue(later);
  expect((await get('/sitemap-courses-0.xml')).body).not.toContain('4-ohm');
  now.mockRestore();
});

test('while the catalogue is away robots are asked to come later', async () => {
  const alone = await createPlatformUnderTest();
  const { statusCode, headers } = await alone.app.inject('/sitemap.xml');
  expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([503, true]);
  await alone.close();
});

test.each([
  '/sitemap-courses-2.xml',
  '/sitemap-courses-00.xml',
  '/sitemap-courses-999999.xml',
  '/sitemap-courses-1234567.xml',
  '/sitemap-x.xml',
  '/sitemap-.xml',
])('%s is not found', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});
