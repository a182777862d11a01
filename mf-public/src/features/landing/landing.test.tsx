import { renderRemote } from '@vidyapath/testing/render-remote';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { courseSearchPaths } from '@vidyapath/http/course-search-paths';
import { paths } from '@vidyapath/http/paths';
import { makeCategory, makePublicCourse } from '@vidyapath/testing/record-factories';
import { http, HttpResponse } from 'msw';
import remote from '../../remote';
import { found } from '../../testing/open-catalogue';
import { answers, problem, serveTests } from '../../testing/server';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { preferReducedMotion } from '../../testing/reduced-motion';

const server = serveTests();
const free = { CourseName: 'Free One', ActualPrice: 0, DiscountedPrice: 0 };
beforeEach(() =>
  server.use(
    answers(paths.categories, [makeCategory({ CategoryId: 3, CategoryName: 'Web' })]),
    http.get(`*${courseSearchPaths.courseSearch}`, ({ request }) => {
      const isFree = new URL(request.url).searchParams.get('price') === 'free';
      return HttpResponse.json(
        found([makePublicCourse(isFree ? free : { CourseName: 'Rated One', ActualPrice: 700, DiscountedPrice: 350 })]),
      );
    }),
  ),
);
let restore = () => undefined as void;
afterEach(() => restore());

async function open() {
  const view = await renderRemote(remote, '/');
  await screen.findByRole('heading', { level: 1, name: 'Learn with Vidyapath' });
  for (const name of ['Send us a message', 'Newsletter']) await screen.findByRole('form', { name });
  return view;
}

test('has the sections that the top bar links to, and no accessibility fault', async () => {
  const { container } = await open();
  expect([...container.querySelectorAll('section[id]')].map(({ id }) => id)).toEqual([
    'home',
    'pricing',
    'about',
    'testimonials',
    'contact',
  ]);
  await expectAccessible();
});

test('the slides turn by hand, without an end', async () => {
  const { user } = await open();
  const carousel = within(screen.getByRole('region', { name: 'Why learn here' }));
  expect(carousel.getByRole('heading', { name: 'No Worries at All!' })).toBeTruthy();
  await user.click(carousel.getByRole('button', { name: 'Previous slide' }));
  expect(carousel.getByRole('heading').textContent).toBe('Complete Roadmap');
  await user.click(carousel.getByRole('button', { name: 'Previous slide' }));
  expect(carousel.getByRole('heading').textContent).toBe('Learn from the Best');
});

test('the slides turn by themselves until they are paused', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
  try {
    await renderRemote(remote, '/');
    const carousel = within(await screen.findByRole('region', { name: 'Why learn here' }));
    act(() => jest.advanceTimersByTime(7_000));
    expect(carousel.getByRole('heading').textContent).toBe('Learn from the Best');
    fireEvent.click(carousel.getByRole('button', { name: 'Pause the slides' }));
    act(() => jest.advanceTimersByTime(70_000));
    expect(carousel.getByRole('heading').textContent).toBe('Learn from the Best');
    expect(carousel.getByRole('button', { name: 'Play the slides' })).toBeTruthy();
  } finally {
    jest.useRealTimers();
  }
});

test('the slides turn only by hand when less motion is preferred, also by the arrow keys', async () => {
  restore = preferReducedMotion();
  const { user } = await open();
  const carousel = within(screen.getByRole('region', { name: 'Why learn here' }));
  expect(carousel.getByRole('button', { name: 'Play the slides' })).toBeTruthy();
  act(() => carousel.getByRole('button', { name: 'Next slide' }).focus());
  await user.keyboard('{ArrowRight}');
  expect(carousel.getByRole('heading').textContent).toBe('Learn from the Best');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(carousel.getByRole('heading').textContent).toBe('Complete Roadmap');
});

test('shows the office on a map of our own that opens the real one, and directions', async () => {
  await open();
  expect(screen.getByText(/Bhubaneswar, Odisha/)).toBeTruthy();
  for (const name of ['Open the map (new tab)', 'Get directions']) {
    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('href')).toMatch(/^https:\/\/www\.openstreetmap\.org\//);
    expect(link.getAttribute('rel')).toContain('noopener');
  }
});

test('marks the motto as Hindi', async () => {
  await open();
  expect(screen.getByText('ज्ञान हर घर तक, हुनर हर हाथ में').getAttribute('lang')).toBe('hi');
});

test('shows six testimonials on two slides of three', async () => {
  const { user } = await open();
  const testimonials = within(screen.getByRole('region', { name: 'What learners say' }));
  expect(testimonials.getAllByRole('figure')).toHaveLength(3);
  expect(testimonials.getByText('1 of 2')).toBeTruthy();
  await user.click(testimonials.getByRole('button', { name: 'Next slide' }));
  expect(testimonials.getAllByRole('figure')).toHaveLength(3);
  expect(testimonials.getByText('Sunita Devi')).toBeTruthy();
});

test.each([
  ['Single Course', '₹199', 'single'],
  ['Bundle Course', '₹999', 'bundle'],
  ['2 Year Subscription', '₹1,999', 'subscription'],
  ['Lifetime Access', '₹4,999', 'lifetime'],
])('the plan %s costs %s and links to sign-up', async (name, price, plan) => {
  await open();
  expect(screen.getByRole('heading', { name })).toBeTruthy();
  expect(screen.getByText(price)).toBeTruthy();
  const buy = screen.getAllByRole('link', { name: 'Buy Now' }).map((link) => link.getAttribute('href'));
  expect(buy).toContain(`/signup?plan=${plan}`);
});

test('the footer shows the year and links to the policies', async () => {
  await open();
  expect(screen.getByText(`© 2025–${new Date().getFullYear()} Vidyapath. All rights reserved.`)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Refund Policy' }).getAttribute('href')).toBe('/RefundPolicy');
});

test('offers search, categories, the best rated and the free courses above all else', async () => {
  const { user, platform } = await open();
  expect((await screen.findByRole('link', { name: 'Web' })).getAttribute('href')).toBe(
    '/course/available-course?category=3',
  );
  for (const [heading, course] of [
    ['Best rated courses', 'Rated One'],
    ['Free courses', 'Free One'],
  ] as const)
    expect(
      await within(screen.getByRole('region', { name: heading })).findByRole('link', { name: course }),
    ).toBeTruthy();
  await user.type(screen.getByRole('searchbox', { name: 'What do you want to learn?' }), ' react & redux{Enter}');
  expect(platform.visited).toEqual(['/course/available-course?q=react+%26+redux']);
});

test('a row that could not be loaded can be retried, and an empty one is left out', async () => {
  server.use(
    http.get(`*${courseSearchPaths.courseSearch}`, ({ request }) =>
      new URL(request.url).searchParams.has('price') ? HttpResponse.json(found([])) : problem(503, 'Away'),
    ),
  );
  const { user } = await open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('heading', { name: 'Free courses' })).toBeNull();
  server.use(answers(courseSearchPaths.courseSearch, found([makePublicCourse({ CourseName: 'Back again' })])));
  await user.click(retry);
  await screen.findByRole('link', { name: 'Back again' });
});
