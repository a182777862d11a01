import type { CourseProgressRow } from '@vidyapath/http/course-progress';
import { courseWithContent } from '../../testing/course-with-content';
import { useCatalogue } from '../../testing/use-catalogue';

const { client, make } = useCatalogue();

const progress = (id: number | string) => `/api/courseProgress/course-progress/?course_id=${id}`;

describe('course progress', () => {
  it('has one row per video in order, with nulls for a module without videos', async () => {
    const { course, full, empty } = await courseWithContent(make);
    const about = {
      CourseName: course.course_name,
      CourseDescription: course.course_description,
      CourseNameHi: '',
      CourseDescriptionHi: '',
      ModuleDescription: 'About',
    };
    const video = {
      ...about,
      ModuleId: full.ModuleId,
      ModuleSequenceNo: full.SequenceNo,
      ModuleName: 'Full',
      VideoId: expect.any(Number),
      VideoUrl: 'https://video.example/one.mp4',
    };
    const rows = (await client.get(progress(course.course_id), 'User')).json();
    expect(rows).toEqual([
      { ...video, VideoTitle: 'First', DurationInSeconds: 30, IsPublished: true },
      { ...video, VideoTitle: 'Second', DurationInSeconds: 90, IsPublished: true },
      {
        ...about,
        ModuleId: empty.ModuleId,
        ModuleSequenceNo: empty.SequenceNo,
        VideoId: null,
        ModuleName: 'Empty',
        VideoTitle: null,
        VideoUrl: null,
        DurationInSeconds: null,
        IsPublished: null,
      },
    ]);
    const staffRows = (await client.get(progress(course.course_id), 'Staff')).json<CourseProgressRow[]>();
    expect(staffRows.map((row) => row.VideoTitle)).toEqual(['First', 'Second', 'Secret', null]);
  });

  it('is for signed-in users, of hidden courses for staff', async () => {
    const { course } = await courseWithContent(make, false);
    const statuses = async (id: number) =>
      Promise.all(
        (['nobody', 'User', 'Staff', 'Admin'] as const).map(
          async (caller) => (await client.get(progress(id), caller)).statusCode,
        ),
      );
    expect(await statuses(course.course_id)).toEqual([401, 404, 200, 200]);
    expect(await statuses(2_000_000_000)).toEqual([401, 404, 404, 404]);
    for (const id of ['abc', '0', '']) expect((await client.get(progress(id))).statusCode).toBe(400);
    expect((await client.get('/api/courseProgress/course-progress/')).statusCode).toBe(400);
  });

  it('of a course without modules has no rows', async () => {
    const course = await make.course();
    expect((await client.get(progress(course.course_id), 'User')).json()).toEqual([]);
  });
});
