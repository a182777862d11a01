import { makeCategory, makePublicContent, makePublicCourse } from '@vidyapath/testing/record-factories';
import type { PageDescription, PageInput } from '@vidyapath/platform-api/server-page';
import { describePage } from './page';

const page = (path: string, part: Partial<PageInput>): PageDescription => {
  const site = { appName: 'Vidyapath', origin: 'https://learn.example' };
  const described = describePage({ path, params: {}, query: {}, language: 'en', data: {}, ...site, ...part });
  if (!described) throw new Error(`${path} has no page`);
  return described;
};
const coursePath = '/course/course-content/:courseId';
const content = makePublicContent({
  CourseId: 4,
  CourseName: 'Ohm’s law',
  CourseNameHi: 'ओम का नियम',
  CourseDescription: 'Current and voltage.',
  CourseInfo: '<p>First &amp; second</p><ul><li>Third</li></ul>',
  Author: 'Asha Rao',
  ActualPrice: 500,
  DiscountedPrice: 300,
  TotalDurationPerCourse: 5_400,
});
const coursePage = (part: Partial<PageInput> = {}, changed: object = {}) =>
  page(coursePath, { params: { courseId: '4' }, data: { content: { ...content, ...changed } }, ...part });
const dataOf = ({ jsonLd }: PageDescription, type: string) => jsonLd.find((data) => data['@type'] === type);

test('a course: its texts, its lessons, and data for machines', () => {
  const described = coursePage();
  expect(described).toMatchObject({
    title: 'Ohm’s law',
    canonical: '/course/course-content/4-ohms-law',
    alternates: true,
  });
  expect(described.html).toContain('<h1>Ohm’s law</h1>');
  expect(described.html).toContain('₹300');
  expect(described.html).toContain('<p>First &amp; second</p><p>Third</p>');
  for (const { ModuleName, Lessons } of content.Modules) {
    expect(described.html).toContain(ModuleName);
    for (const { VideoTitle } of Lessons) expect(described.html).toContain(VideoTitle);
  }
  expect(dataOf(described, 'Course')).toMatchObject({
    url: 'https://learn.example/course/course-content/4-ohms-law',
    offers: { category: 'Paid', price: 300, priceCurrency: 'INR' },
    hasCourseInstance: { courseMode: 'Online', courseWorkload: 'PT1H30M', instructor: { name: 'Asha Rao' } },
  });
});

test('in Hindi: its Hindi name, and the same address', () => {
  const described = coursePage({ language: 'hi' });
  expect(described).toMatchObject({ title: 'ओम का नियम', canonical: '/course/course-content/4-ohms-law' });
  expect(coursePage({}, { CourseNameHi: '', CourseDescriptionHi: '' }).alternates).toBe(false);
});

test.each([
  ['4', undefined],
  ['4-ohms-law', undefined],
  ['4-old-name', '/course/course-content/4-ohms-law'],
  ['4-', '/course/course-content/4-ohms-law'],
  ['4-OHMS-LAW', '/course/course-content/4-ohms-law'],
])('%s leads to %s', (courseId, redirect) => expect(coursePage({ params: { courseId } }).redirect).toBe(redirect));

test('an uploaded banner is the picture of shared links, one elsewhere is not', () => {
  const path = `/media/${'a'.repeat(64)}`;
  const own = coursePage({}, { BannerImage: `${path}.webp` });
  expect(own.image).toBe(`${path}-1200.jpg`);
  expect(dataOf(own, 'Course')?.image).toBe(`https://learn.example${path}-1200.jpg`);
  const elsewhere = coursePage({}, { BannerImage: 'https://a.example/x.webp' });
  expect([elsewhere.image, dataOf(elsewhere, 'Course')?.image]).toEqual([undefined, undefined]);
});

test('only reviews make a rating for machines', () => {
  const ratingOf = (changed: object) => dataOf(coursePage({}, changed), 'Course')?.aggregateRating;
  expect(ratingOf({ Rating: 4.5, ReviewMean: null, ReviewCount: 0 })).toBeUndefined();
  expect(ratingOf({ ReviewMean: 4.25, ReviewCount: 3 })).toMatchObject({ ratingValue: 4.25, ratingCount: 3 });
});

test('hostile texts and pictures stay texts', () => {
  const hostile = `"><script>alert('1')</script>`;
  const described = coursePage(
    {},
    { CourseName: hostile.repeat(4_000), BannerImage: 'http://a.example/x"y.png', Author: hostile },
  );
  expect(described.html).not.toMatch(/<script|http:/);
  expect(described.canonical.length).toBeLessThan(120);
});

const courses = [makePublicCourse({ CourseName: 'Python' }), makePublicCourse({ CourseNameHi: 'चित्र' })];
const category = makeCategory({ CategoryName: 'Arts & crafts', CategoryNameHindi: 'कला' });
const listed = { found: { courses, total: 2 }, best: { courses }, categories: [category] };

test('the catalogue and its category', () => {
  const whole = page('/course/available-course', { data: listed });
  expect(whole).toMatchObject({ canonical: '/course/available-course', title: 'Available Courses' });
  expect(dataOf(whole, 'ItemList')?.itemListElement).toHaveLength(2);
  expect(whole.html).toContain('Arts &amp; crafts');
  const query = { category: String(category.CategoryId) };
  const one = page('/course/available-course', { language: 'hi', query, data: listed });
  expect(one).toMatchObject({ canonical: `/course/available-course?category=${category.CategoryId}`, title: 'कला' });
  expect(one.html).toContain('चित्र');
  const unknown = page('/course/available-course', { query: { category: '99999' }, data: listed });
  expect(unknown.canonical).toBe('/course/available-course');
});

test('the second page of a list is one of its own, beside the first and the third', () => {
  const data = { ...listed, found: { courses, total: 15 } };
  const catalogue = (query: PageInput['query']) => page('/course/available-course', { query, data });
  const path = '/course/available-course';
  expect(catalogue({})).toMatchObject({ canonical: path, title: 'Available Courses', next: `${path}?page=2` });
  expect(catalogue({ page: '2' })).toMatchObject({
    canonical: `${path}?page=2`,
    title: 'Available Courses – Page 2',
    previous: path,
    next: `${path}?page=3`,
  });
  const ofCategory = `${path}?category=${category.CategoryId}`;
  const last = catalogue({ category: String(category.CategoryId), page: '3' });
  expect(last).toMatchObject({ canonical: `${ofCategory}&page=3`, previous: `${ofCategory}&page=2` });
  expect([last.next, last.html.includes(`href="${ofCategory.replace('&', '&amp;')}"`)]).toEqual([undefined, true]);
  const beyond = catalogue({ page: '4' });
  expect([beyond.canonical, beyond.previous, beyond.title]).toEqual([path, undefined, 'Available Courses']);
});

test('a filtered list leads search engines to the whole one, and its pages keep the filters', () => {
  const data = { ...listed, found: { courses, total: 30 } };
  const { canonical, next, html } = page('/course/available-course', {
    query: { q: 'a&b', level: 'Beginner', limit: '12', page: '2' },
    data,
  });
  expect([canonical, next]).toEqual(['/course/available-course', undefined]);
  expect(html).toContain('href="/course/available-course?q=a%26b&amp;level=Beginner&amp;limit=12&amp;page=3">3</a>');
  expect(html).not.toContain('page=4');
});

test('a policy is a page of the product for machines', () => {
  const policy = page('/RefundPolicy', {});
  expect(dataOf(policy, 'WebPage')).toMatchObject({ url: 'https://learn.example/RefundPolicy', inLanguage: 'en' });
  expect(dataOf(policy, 'BreadcrumbList')?.itemListElement).toHaveLength(2);
});

test('the home page names who runs it, and links to courses', () => {
  const home = page('/', { data: listed });
  expect(home.html).toContain('<h1>Learn with Vidyapath</h1>');
  expect(home.html).toContain('>Python</a>');
  expect(dataOf(home, 'Organization')).toMatchObject({ name: 'Vidyapath', url: 'https://learn.example/' });
});

test('a teacher has the courses of that slug, and none is no page', () => {
  const described = page('/teacher/:slug', { params: { slug: 'asha-rao' }, data: { found: { courses, total: 2 } } });
  expect(described).toMatchObject({ canonical: '/teacher/asha-rao', title: courses[0]?.Author });
  expect(described.html).toContain('2 courses');
  const many = { found: { courses, total: 30 } };
  const second = page('/teacher/:slug', { params: { slug: 'asha-rao' }, query: { page: '2' }, data: many });
  expect(second).toMatchObject({ canonical: '/teacher/asha-rao?page=2', previous: '/teacher/asha-rao' });
  const site = { appName: 'Vidyapath', origin: 'https://learn.example' };
  const found = { courses: [], total: 0 };
  const none = {
    path: '/teacher/:slug',
    params: { slug: 'nobody' },
    query: {},
    language: 'en',
    data: { found },
  } as const;
  expect(describePage({ ...none, ...site })).toBeUndefined();
});

test('a path without a page', () => {
  const site = { appName: 'Vidyapath', origin: 'https://learn.example' };
  expect(describePage({ path: '/login', params: {}, query: {}, language: 'en', data: {}, ...site })).toBeUndefined();
});
