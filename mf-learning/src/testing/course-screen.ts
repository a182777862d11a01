import { screen, waitFor } from '@testing-library/react';
import type { CourseProgressRow } from '@vidyapath/http/course-progress';
import type { LearnedCourse } from '@vidyapath/http/learning-progress';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { paths } from '@vidyapath/http/paths';
import type { Play, PlayBody } from '@vidyapath/http/play';
import { makeProgressRow, makePublicContent } from '@vidyapath/testing/record-factories';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { learner } from '@vidyapath/testing/users';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../remote';
import { installFakeMedia } from './fake-media';

/** Replaces the catalogue service; each test sets its answers. */
export const network = setupServer();

/** The network, the media element and an empty browser for the tests of a file. */
export function setUpCourseScreen(): void {
  beforeAll(() => {
    network.listen({ onUnhandledRequest: 'error' });
    installFakeMedia();
  });
  afterEach(() => {
    network.resetHandlers();
    localStorage.clear();
    sessionStorage.clear();
  });
  afterAll(() => network.close());
}

/** A course of which nothing is seen yet. */
const notBegun = ({ VideoId, VideoUrl }: CourseProgressRow) =>
  VideoId === null || VideoUrl === null
    ? []
    : [{ video_id: VideoId, coverage: 0, position_seconds: 0, completed: false }];

/** What the learning service knows of the course. */
export const learnedAs = (part: Partial<LearnedCourse>) => {
  const videos = part.videos ?? [];
  const course = {
    course_id: 4,
    percent: 0,
    completed_videos: videos.filter(({ completed }) => completed).length,
    total_videos: videos.length,
    completed_at: null,
    last: null,
    next: null,
    has_review: false,
    videos,
    ...part,
  } satisfies LearnedCourse;
  network.use(http.get(`*${paths.learnedCourse(':course')}`, () => HttpResponse.json(course)));
};

/** What the service says of a lesson elsewhere. */
export const playOf = (part: Partial<Play> = {}): Play => ({
  video_id: 101,
  kind: 'file',
  url: 'https://example.com/A.mp4',
  audio_url: null,
  poster: null,
  storyboard: null,
  captions: [],
  renditions: [],
  duration_in_seconds: 90,
  expires_at: null,
  ...part,
});

export const playsAs = (play: (body: PlayBody) => Play) =>
  network.use(
    http.post<never, PlayBody>(`*${lessonPaths.play}`, async ({ request }) =>
      HttpResponse.json(play(await request.json())),
    ),
  );

export const answerWith = (rows: CourseProgressRow[]) => {
  network.use(
    http.get(`*${paths.courseProgress}`, () => HttpResponse.json(rows)),
    http.get(`*${lessonPaths.handouts(':id')}`, () => HttpResponse.json([])),
    http.get(`*${paths.publicCourseContent}`, () => HttpResponse.json(makePublicContent({ CourseId: 4 }))),
  );
  playsAs(({ video_id = null }) =>
    playOf({ video_id, url: rows.find(({ VideoId }) => VideoId === video_id)?.VideoUrl ?? '' }),
  );
  learnedAs({ videos: rows.flatMap(notBegun) });
  const stars = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  network.use(
    http.get(`*${paths.courseReviewSummary(':course')}`, () => HttpResponse.json({ mean: null, count: 0, stars })),
  );
  // The learning service does not answer: reports wait.
  network.use(http.put(`*${paths.lessonProgress(':video')}`, () => HttpResponse.json({}, { status: 503 })));
};

export const refuseWith = (status: number, type = 'about:blank') =>
  network.use(
    http.get(`*${paths.courseProgress}`, () =>
      HttpResponse.json({ type, title: 'x', status, detail: 'No.', instance: '/', requestId: 'r' }, { status }),
    ),
  );

/** Rows of a module with videos of the given titles and ids from 101 in module 1, `A` at `https://example.com/A.mp4`. */
export const moduleRows = (id: number, name: string, titles: string[]): CourseProgressRow[] =>
  titles.map((title, at) =>
    makeProgressRow({
      ModuleId: id,
      ModuleName: name,
      VideoId: id * 100 + at + 1,
      VideoTitle: title,
      VideoUrl: `https://example.com/${title}.mp4`,
      DurationInSeconds: 90,
    }),
  );

/** Opens the screen and waits until it has settled. */
export async function openCourse(path = '/course/course-progress', user = learner) {
  const view = await renderRemote(remote, path, { user });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => {
    if (screen.queryByText('Loading the course')) throw new Error('still loading');
  });
  return view;
}
