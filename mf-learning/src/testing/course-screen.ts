import { configure, screen, waitFor } from '@testing-library/react';
import type { CourseProgressRow } from '@vidyapath/http/course-progress';
import { paths } from '@vidyapath/http/paths';
import { makeProgressRow } from '@vidyapath/testing/record-factories';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { learner } from '@vidyapath/testing/users';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../remote';

configure({ asyncUtilTimeout: 10_000 });

/** Stands for the catalogue service; each test says what it answers. */
export const network = setupServer();

export const answerWith = (rows: CourseProgressRow[]) =>
  network.use(http.get(`*${paths.courseProgress}`, () => HttpResponse.json(rows)));

export const refuseWith = (status: number, type = 'about:blank') =>
  network.use(
    http.get(`*${paths.courseProgress}`, () =>
      HttpResponse.json({ type, title: 'x', status, detail: 'No.', instance: '/', requestId: 'r' }, { status }),
    ),
  );

/** Rows of a module with videos of the given titles, `A` at `https://example.com/A.mp4`. */
export const moduleRows = (id: number, name: string, titles: string[]): CourseProgressRow[] =>
  titles.map((title) =>
    makeProgressRow({
      ModuleId: id,
      ModuleName: name,
      VideoTitle: title,
      VideoUrl: `https://example.com/${title}.mp4`,
      DurationInSeconds: 90,
    }),
  );

/** Opens the screen and waits until it has settled. */
export async function openCourse(path = '/course/course-progress', user = learner) {
  const view = await renderRemote(remote, path, { user });
  await waitFor(() => {
    if (screen.queryByText('Loading the course')) throw new Error('still loading');
  });
  return view;
}
