import type { PublicCourseContent } from '@vidyapath/http/public-course';
import { courseSearchPaths } from '@vidyapath/http/course-search-paths';
import { paths } from '@vidyapath/http/paths';
import { makePublicContent, makePublicCourse } from '@vidyapath/testing/record-factories';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { learner, staff } from '@vidyapath/testing/users';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import remote from '../../remote';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { found } from '../../testing/open-catalogue';
import { answers, problem, serveTests } from '../../testing/server';

const server = serveTests();
const related = (name: string, CourseId: number) => makePublicCourse({ CourseId, CourseName: name });
beforeEach(() => server.use(answers(courseSearchPaths.courseSearch, found([]))));
const modules = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ModuleName: `Module ${index + 1}`,
    ModuleDescription: `About part ${index + 1}`,
    TotalDurationPerModule: 200,
    Lessons: [],
  }));

async function open(part: Partial<PublicCourseContent> = {}, options: Parameters<typeof renderRemote>[2] = {}) {
  server.use(
    answers(paths.publicCourseContent, makePublicContent({ CourseId: 4, CourseName: 'React Basics', ...part })),
  );
  const view = await renderRemote(remote, '/course/course-content/4', options);
  await screen.findByRole('heading', { level: 1, name: 'React Basics' });
  await waitFor(() => expect(document.title).toBe('React Basics · Vidyapath'));
  return view;
}

test('shows everything that a visitor needs to decide', async () => {
  const { container } = await open({
    IsBestSeller: true,
    CourseDescription: 'From zero',
    BannerImage: '/media/abc.webp',
  });
  for (const text of [
    'Premium',
    'Best Seller',
    'From zero',
    'Rating: 4.5/5',
    'Meera Rao',
    'English',
    '1 h 25 m',
    '₹999',
  ]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(screen.getByText('₹1,999').tagName).toBe('DEL');
  expect(container.querySelector('img[srcset*="/media/abc-1280.webp"]')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Go to course' })).toBeNull();
  await waitFor(() => expect(screen.getByText('What you will learn')).toBeTruthy());
  await expectAccessible();
});

test('shows “free” beside the name of a free course and as its price, without an old price', async () => {
  const { container } = await open({
    IsPremium: false,
    ActualPrice: 0,
    DiscountedPrice: 0,
    Author: '',
    CourseLanguage: '',
  });
  expect(screen.getByText('Free')).toBeTruthy();
  expect(screen.getByText('Free with an account')).toBeTruthy();
  expect(screen.queryByText('₹0')).toBeNull();
  expect(container.querySelector('del')).toBeNull();
  expect(screen.queryByText('Author')).toBeNull();
});

test.each<[string, Parameters<typeof open>[0], string[]]>([
  ['is sold without being premium', { IsPremium: false }, []],
  ['is sold as premium', { IsPremium: true }, ['Premium']],
  ['costs nothing, and is marked as premium', { IsPremium: true, DiscountedPrice: 0 }, ['Free']],
])('a course that %s has no other badge', async (_what, part, badges) => {
  await open(part);
  const shown = ['Premium', 'Free'].filter((badge) => screen.queryByText(badge) !== null);
  expect(shown).toEqual(badges);
});

const accessAnswer = (access: boolean) =>
  answers(paths.courseAccess, [{ course_id: 4, access, source: access ? 'order' : null, ends_at: null }]);

test('says when the learner gave the course back, and offers it again', async () => {
  const given_back_at = '2026-11-22T08:35:00.000Z';
  server.use(
    answers(paths.courseAccess, [{ course_id: 4, access: false, source: null, ends_at: null, given_back_at }]),
  );
  await open({}, { user: learner });
  expect(await screen.findByText(/^Refunded on 22 Nov 2026/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Buy Now' })).toBeTruthy();
});

test('links to a course that the learner has, and does not offer to buy it', async () => {
  server.use(accessAnswer(true));
  await open({}, { user: learner });
  expect((await screen.findByRole('link', { name: 'Go to course' })).getAttribute('href')).toBe('/learn/4');
  expect(screen.getByText('Open to you')).toBeTruthy();
  expect(screen.queryByText('₹999')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Buy Now' })).toBeNull();
  await expectAccessible();
});

test.each([
  ['a learner without the course', () => accessAnswer(false)],
  [
    'a learner whose access is unknown because commerce is not available',
    () => http.get(`*${paths.courseAccess}`, () => problem(503, 'Away')),
  ],
])('offers to buy the course: %s', async (_learner, handler) => {
  server.use(handler());
  await open({}, { user: learner });
  expect(await screen.findByRole('button', { name: 'Buy Now' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Go to course' })).toBeNull();
});

test('links staff to every course without a request', async () => {
  await open({}, { user: staff });
  expect(screen.getByRole('link', { name: 'Go to course' })).toBeTruthy();
});

test('a module lists its lessons, and a free preview leads to the page that plays it', async () => {
  const lesson = { VideoId: 7, VideoTitle: 'Hello', DurationInSeconds: 75, IsPreview: false };
  const Lessons = [lesson, { ...lesson, VideoId: 8, VideoTitle: 'Props', IsPreview: true }];
  const Modules = modules(1).map((module) => ({ ...module, Lessons }));
  await open({ ...presentation, Audience: ['Beginners'], Captions: [{ Language: 'hi', LessonCount: 2 }], Modules });
  const list = within(await screen.findByRole('list', { name: 'Lessons' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Hello1 m 15 s',
    'PropsFree preview1 m 15 s',
  ]);
  const links = list.getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Free preview: Props', '/learn/4/8'],
  ]);
});

test('a discount is named in percent, and the refund beside the button, to who may buy', async () => {
  await open({ ActualPrice: 899, DiscountedPrice: 449 });
  expect(screen.getByText('50 % off')).toBeTruthy();
  expect(screen.getByText(/^Money back within 72 hours/)).toBeTruthy();
});

test('the first module is open, and opening another closes it', async () => {
  const { user } = await open({ Modules: modules(3) });
  const header = (number: number) => screen.getByRole('button', { name: new RegExp(`^Module ${number}`) });
  expect(screen.getByRole('region', { name: /^Module 1/ }).textContent).toBe('About part 1');
  expect(header(1).textContent).toContain('3 m 20 s');
  await user.click(header(2));
  expect(header(1).getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByRole('region', { name: /^Module 2/ }).textContent).toBe('About part 2');
  await user.click(header(2));
  expect(screen.queryByRole('region', { name: /^Module/ })).toBeNull();
});

test('a page has ten modules; an eleventh adds pagination', async () => {
  const { user, router } = await open({ Modules: modules(11) });
  expect(screen.getAllByRole('button', { name: /^Module \d/ })).toHaveLength(10);
  await user.click(
    within(screen.getByRole('navigation', { name: 'Module pages' })).getByRole('button', { name: 'Page 2' }),
  );
  expect(await screen.findByRole('region', { name: /^Module 11/ })).toBeTruthy();
  expect(router.state.location.search).toBe('?page=2');
});

test('ten modules need no pagination', async () => {
  await open({ Modules: modules(10) });
  expect(screen.queryByRole('navigation', { name: 'Module pages' })).toBeNull();
});

test('a course without modules says so', async () => {
  await open({ Modules: [] });
  expect(screen.getByText('No modules available.')).toBeTruthy();
});

test('an address with a slug, also an outdated one, opens the course', async () => {
  server.use(answers(paths.publicCourseContent, makePublicContent({ CourseName: 'React Basics' })));
  await renderRemote(remote, '/course/course-content/4-old-name');
  await screen.findByRole('heading', { level: 1, name: 'React Basics' });
});

test.each(['/course/course-content/99', '/course/course-content/abc', '/course/course-content/99999999999'])(
  'shows that %s is not a course, and links to the courses',
  async (path) => {
    server.use(http.get(`*${paths.publicCourseContent}`, () => problem(404, 'No such course')));
    await renderRemote(remote, path);
    await screen.findByRole('heading', { level: 1, name: 'This course is not available.' });
    expect(screen.getByRole('link', { name: 'See all courses' }).getAttribute('href')).toBe('/course/available-course');
    await expectAccessible();
  },
);

test('shows that the load failed, and can retry', async () => {
  server.use(http.get(`*${paths.publicCourseContent}`, () => problem(503, 'The database is away')));
  const { user } = await renderRemote(remote, '/course/course-content/4');
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to load course content.');
  server.use(answers(paths.publicCourseContent, makePublicContent({ CourseName: 'Back again' })));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { level: 1, name: 'Back again' });
});

test('the heading keeps the focus while the course loads', async () => {
  server.use(answers(paths.publicCourseContent, makePublicContent({ CourseName: 'React Basics' })));
  await renderRemote(remote, '/course/course-content/4');
  const loading = await screen.findByRole('heading', { level: 1, name: 'Course details' });
  act(() => loading.focus());
  const heading = await screen.findByRole('heading', { level: 1, name: 'React Basics' });
  expect(document.activeElement).toBe(heading);
});

test('shows a module that staff added without a reload', async () => {
  const { platform } = await open({ Modules: modules(1) });
  server.use(
    answers(paths.publicCourseContent, makePublicContent({ CourseName: 'React Basics', Modules: modules(2) })),
  );
  act(() => platform.events.publish('catalogue.module-changed@1', { courseId: 4, moduleId: 2 }));
  expect(await screen.findByRole('button', { name: /^Module 2/ })).toBeTruthy();
});

const presentation: Partial<PublicCourseContent> = {
  Level: 'beginner',
  LessonCount: 24,
  Learners: 130,
  CourseNameHi: 'रिएक्ट की बुनियाद',
  CourseDescriptionHi: 'शुरू से',
  WhatYouLearn: ['Components', 'State'],
  Requirements: ['JavaScript'],
  Audience: [],
};

test('shows what one learns and needs, the level, lessons and learners, and no list without lines', async () => {
  await open(presentation);
  const learned = await screen.findByRole('heading', { level: 2, name: 'What you’ll learn' });
  const lines = within(learned.parentElement as HTMLElement).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual(['Components', 'State']);
  for (const text of ['Beginner', '24', '130', 'What you need', 'JavaScript'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByText('Who this course is for')).toBeNull();
  await expectAccessible();
});

test('shows the Hindi name and text on Hindi pages, and the English ones where there are none', async () => {
  server.use(answers(paths.publicCourseContent, makePublicContent({ CourseId: 4, ...presentation })));
  await renderRemote(remote, '/course/course-content/4', { language: 'hi' });
  await screen.findByRole('heading', { level: 1, name: 'रिएक्ट की बुनियाद' });
  expect(screen.getByText('शुरू से')).toBeTruthy();
});

test('leads to the category and to the teacher', async () => {
  await open({ Author: 'Meera Rao' });
  const trail = within(screen.getByRole('navigation', { name: 'Where this course stands' }));
  expect(trail.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Courses', '/course/available-course'],
    ['Web', '/course/available-course?category=3'],
  ]);
  expect(screen.getByRole('link', { name: 'Meera Rao' }).getAttribute('href')).toBe('/teacher/meera-rao');
});

test.each([
  [[{ Language: 'hi' as const, LessonCount: 12 }], 'Captions: Hindi'],
  [
    [
      { Language: 'en' as const, LessonCount: 3 },
      { Language: 'hi' as const, LessonCount: 12 },
    ],
    'Captions on some lessons: English, Hindi',
  ],
])('says what is included: captions %j', async (Captions, captions) => {
  await open({ Captions, LessonCount: 12 });
  const section = screen.getByRole('heading', { name: 'This course includes' }).parentElement as HTMLElement;
  const lines = within(section).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Videos of 1 h 25 m',
    '12 lessons',
    'Taught in English',
    captions,
    'A certificate when you finish',
    'Yours without an end date, on phone and computer',
  ]);
});

test('the link to share is copied where the browser has no dialog for it', async () => {
  const { user, platform } = await open();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Share this course' }));
  expect(write).toHaveBeenCalledWith(`${window.location.origin}/course/course-content/4-react-basics`);
  await waitFor(() => expect(platform.notices.map(({ message }) => message)).toEqual(['The link is copied.']));
});

test('price and button stand at the foot of a phone’s window while the page’s own are out of sight', async () => {
  const observed: IntersectionObserverCallback[] = [];
  const Real = globalThis.IntersectionObserver;
  globalThis.IntersectionObserver = class extends Real {
    constructor(seen: IntersectionObserverCallback) {
      super(seen);
      observed.push(seen);
    }
  };
  try {
    await open();
    expect(screen.queryByRole('region', { name: 'Price and buttons' })).toBeNull();
    const gone = [{ isIntersecting: false }] as IntersectionObserverEntry[];
    act(() => observed.forEach((seen) => seen(gone, {} as IntersectionObserver)));
    const bar = within(await screen.findByRole('region', { name: 'Price and buttons' }));
    expect(bar.getByText('₹999')).toBeTruthy();
    expect(bar.getByRole('button', { name: 'Buy this course' })).toBeTruthy();
  } finally {
    globalThis.IntersectionObserver = Real;
  }
});

test('suggests the best of the category, then of all, without the course itself', async () => {
  server.use(
    http.get(`*${courseSearchPaths.courseSearch}`, ({ request }) => {
      const ofCategory = [related('Itself', 4), related('Near', 5)];
      const best = [related('Near', 5), ...['One', 'Two', 'Three', 'Four'].map((name, at) => related(name, at + 6))];
      return HttpResponse.json(found(new URL(request.url).searchParams.has('category_id') ? ofCategory : best));
    }),
  );
  await open();
  await screen.findByRole('link', { name: 'Three' });
  const section = screen.getByRole('heading', { name: 'You may also like' }).parentElement as HTMLElement;
  expect(
    within(section)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Near', 'One', 'Two', 'Three']);
});
