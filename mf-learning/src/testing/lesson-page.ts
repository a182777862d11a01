import { screen } from '@testing-library/react';
import type { PublicCourseContent } from '@vidyapath/http/public-course';
import { paths } from '@vidyapath/http/paths';
import { makePublicContent } from '@vidyapath/testing/record-factories';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { learner } from '@vidyapath/testing/users';
import { http, HttpResponse } from 'msw';
import remote from '../remote';
import { answerWith, moduleRows, network, playOf, playsAs } from './course-screen';

/** A course with lessons A and B in module One, C in module Two. */
export const answerCourse = () => answerWith([...moduleRows(1, 'One', ['A', 'B']), ...moduleRows(2, 'Two', ['C'])]);

/** What everybody may see of a course: A is a free preview, B opens with the course. */
export const offerCourse = (part: Partial<PublicCourseContent> = {}) => {
  playsAs(({ video_id = null }) => playOf({ video_id }));
  network.use(
    http.get(`*${paths.courseNotes(':course')}`, () => HttpResponse.json([])),
    http.get(`*${paths.publicCourseContent}`, () =>
      HttpResponse.json(
        makePublicContent({
          CourseId: 4,
          CourseName: 'React Basics',
          Modules: [
            {
              ModuleName: 'One',
              ModuleDescription: '',
              TotalDurationPerModule: 180,
              Lessons: [
                { VideoId: 101, VideoTitle: 'A', DurationInSeconds: 90, IsPreview: true },
                { VideoId: 102, VideoTitle: 'B', DurationInSeconds: 90, IsPreview: false },
              ],
            },
          ],
          ...part,
        }),
      ),
    ),
  );
};

/** Opens the lesson page and waits until it has settled. */
export async function openLesson(path = '/learn/4/101', user: typeof learner | null = learner) {
  const view = await renderRemote(remote, path, { user });
  await screen.findByRole('tablist', { name: 'Parts of the lesson' });
  return view;
}
