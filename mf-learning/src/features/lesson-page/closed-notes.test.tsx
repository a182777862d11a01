import { screen } from '@testing-library/react';
import type { Note } from '@vidyapath/http/learning-notes';
import { paths } from '@vidyapath/http/paths';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { makeProgressRow } from '@vidyapath/testing/record-factories';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { learner } from '@vidyapath/testing/users';
import { http, HttpResponse } from 'msw';
import { answerWith, network, refuseWith, setUpCourseScreen } from '../../testing/course-screen';
import remote from '../../remote';
import { answerCourse, offerCourse, openLesson } from '../../testing/lesson-page';

setUpCourseScreen();

const serveNotes = (note: Partial<Note>) =>
  network.use(
    http.get(`*${paths.courseNotes(':course')}`, () =>
      HttpResponse.json(
        [
          {
            note_id: 'n1',
            course_id: 4,
            video_id: 102,
            at_seconds: 12,
            body: 'Half a thought',
            created_at: '2026-11-20T08:00:00.000Z',
            edited_at: null,
            ...note,
          } satisfies Note,
        ],
        { headers: { 'x-total-count': '1' } },
      ),
    ),
  );

async function expectClosed() {
  expect(await screen.findByText('Half a thought')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download all notes of the course' })).toBeTruthy();
  for (const name of [/^Add a note/, /^Edit the note/, /^Delete the note/, /^Play from/])
    expect(screen.queryByRole('button', { name })).toBeNull();
  await expectAccessible();
}

test('own notes stay readable when access has ended', async () => {
  refuseWith(403, '/problems/course-not-bought');
  offerCourse();
  serveNotes({});
  network.use(
    http.get(`*${paths.courseAccess}`, () =>
      HttpResponse.json({ course_id: 4, access: false, source: null, ends_at: null, given_back_at: null }),
    ),
  );
  const { user } = await openLesson('/learn/4/102');
  await user.click(await screen.findByRole('tab', { name: 'Notes' }));
  expect(await screen.findByText('00:12')).toBeTruthy();
  await expectClosed();
});

test('notes on a lesson that is gone stay readable at its address', async () => {
  answerCourse();
  serveNotes({ video_id: null, at_seconds: null });
  await openLesson('/learn/4/999?tab=notes');
  expect(screen.getByRole('alert').textContent).toContain('What you noted on it can still be read.');
  expect(screen.queryByRole('link', { name: /^Ask about/ })).toBeNull();
  await expectClosed();
});

test('notes stay readable in a course of which no lesson is left', async () => {
  answerWith([makeProgressRow({ VideoId: null, VideoTitle: null, VideoUrl: null, DurationInSeconds: null })]);
  serveNotes({ video_id: null, at_seconds: null });
  await renderRemote(remote, '/learn/4', { user: learner });
  await expectClosed();
});
