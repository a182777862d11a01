import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '@vidyapath/http/paths';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { makePublicContent } from '@vidyapath/testing/record-factories';
import { http, HttpResponse } from 'msw';
import { network, setUpCourseScreen } from '../../../../testing/course-screen';
import { answerCourse, offerCourse, openLesson } from '../../../../testing/lesson-page';

setUpCourseScreen();

const described = makePublicContent({
  CourseId: 4,
  Author: 'Asha Devi',
  Level: 'beginner',
  CourseLanguage: 'Hindi',
  LessonCount: 3,
  Learners: 12,
  BannerImage: '/media/abc.webp',
  WhatYouLearn: ['Hooks', 'State'],
  Requirements: ['A computer'],
  Audience: ['Everybody'],
});

const lines = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('section') as HTMLElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('says for owners what one learns, for whom, what is needed and what belongs to it', async () => {
  answerCourse();
  network.use(
    http.get(`*${paths.publicCourseContent}`, () => HttpResponse.json(described)),
    http.get(`*${paths.courseReviews(':course')}`, () => HttpResponse.json([])),
  );
  const { container } = await openLesson('/learn/4/101?tab=about');
  expect(await screen.findByRole('heading', { name: 'What you’ll learn' })).toBeTruthy();
  expect(lines('What you’ll learn')).toEqual(['Hooks', 'State']);
  expect(lines('Who this course is for')).toEqual(['Everybody']);
  expect(lines('What you need')).toEqual(['A computer']);
  expect(lines('This course includes')).toContain('3 lessons');
  expect(screen.getByRole('link', { name: 'Asha Devi' }).getAttribute('href')).toBe('/teacher/asha-devi');
  expect(screen.getByText('Beginner')).toBeTruthy();
  // A lesson elsewhere has no picture of its own.
  expect(container.querySelector('img[src="/media/abc-960.webp"]')).toBeTruthy();
  await expectAccessible();
});

test('says the same to visitors, and nothing where nothing is known', async () => {
  offerCourse({ Author: 'Asha Devi', WhatYouLearn: ['Hooks'] });
  await openLesson('/learn/4/101?tab=about', null);
  expect(await screen.findByRole('heading', { name: 'What you’ll learn' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'What you need' })).toBeNull();
});

test('a hidden course of the learner has its description', async () => {
  answerCourse();
  network.use(
    http.get(`*${paths.publicCourseContent}`, () => HttpResponse.json({ detail: 'No.' }, { status: 404 })),
    http.get(`*${paths.courseReviews(':course')}`, () => HttpResponse.json([])),
  );
  await openLesson('/learn/4/101?tab=about');
  await waitFor(() => expect(screen.getByRole('tabpanel').textContent).not.toBe(''));
  expect(screen.queryByRole('alert')).toBeNull();
});
