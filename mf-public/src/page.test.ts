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
const listed = { found: { courses }, best: { courses }, categories: [category] };

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
