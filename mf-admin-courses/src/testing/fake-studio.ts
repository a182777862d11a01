import type { Course, CourseListItem } from '@vidyapath/http/course';
import { courseBuilderPaths } from '@vidyapath/http/course-builder-paths';
import { courseDraftPaths } from '@vidyapath/http/course-draft-paths';
import type { Readiness } from '@vidyapath/http/course-publication';
import { paths } from '@vidyapath/http/paths';
import { makeCourse } from '@vidyapath/testing/record-factories';
import { http, HttpResponse } from 'msw';
import { type FakeCatalogue, network, outdated, problem, stockCatalogue } from './fake-catalogue';

export interface FakeStudio extends FakeCatalogue {
  /** Bodies of the changes of details that were stored, in order. */
  changes: object[];
  checks: Readiness[];
  /** What was published, and until when it waits. */
  published: { publish_at?: string }[];
}

export const makeCheck = (part: Partial<Readiness> = {}): Readiness => ({
  check: 'name',
  ok: true,
  required: true,
  detail: '',
  video_ids: [],
  ...part,
});

export const makeListed = (part: Partial<CourseListItem> = {}): CourseListItem => ({
  ...makeCourse(),
  lesson_count: 12,
  learners: 3,
  review_mean: null,
  review_count: 0,
  updated_at: '2026-11-28T04:30:00.000Z',
  ...part,
});

/** The course builder's endpoints over the catalogue in memory; a course's version counts its changes. */
export function stockStudio(stock: Partial<FakeStudio> = {}) {
  const studio: FakeStudio = { ...stockCatalogue(stock), changes: [], checks: [makeCheck()], published: [], ...stock };
  const { courses } = studio;
  const versions = new Map<number, number>();
  const etagOf = (id: number) => `"${versions.get(id) ?? 1}"`;
  const at = (id: unknown) => courses.findIndex(({ course_id }) => course_id === Number(id));
  const store = (id: number, part: Partial<Course>): Course => {
    const course = { ...(courses[at(id)] ?? makeCourse()), ...part };
    courses[at(id)] = course;
    versions.set(id, (versions.get(id) ?? 1) + 1);
    return course;
  };
  const answer = (course: Course) => HttpResponse.json(course, { headers: { etag: etagOf(course.course_id) } });
  network.use(
    http.get(`*${paths.course(':id')}`, ({ params }) => {
      const course = courses[at(params.id)];
      return course ? answer(course) : problem(404);
    }),
    http.put(`*${courseDraftPaths.courseDetails(':id')}`, async ({ request, params }) => {
      if (request.headers.get('if-match') !== etagOf(Number(params.id))) return outdated({ fields: ['course_name'] });
      const details = (await request.json()) as Partial<Course>;
      studio.changes.push(details);
      return answer(store(Number(params.id), details));
    }),
    http.get(`*${courseDraftPaths.courseReadiness(':id')}`, () => HttpResponse.json(studio.checks)),
    http.post(`*${courseDraftPaths.coursePublication(':id')}`, async ({ request, params }) => {
      if (request.headers.get('if-match') !== etagOf(Number(params.id))) return outdated({ fields: ['course_name'] });
      const body = (await request.json()) as { publish_at?: string };
      studio.published.push(body);
      const part = body.publish_at === undefined ? { is_public: true } : { publish_at: body.publish_at };
      return HttpResponse.json(store(Number(params.id), part));
    }),
    http.delete(`*${courseDraftPaths.coursePublication(':id')}`, ({ params }) =>
      HttpResponse.json(store(Number(params.id), { is_public: false, publish_at: null })),
    ),
    http.post(`*${courseDraftPaths.courseDrafts}`, async ({ request }) => {
      const course = makeListed({ course_id: 77, is_public: false, ...((await request.json()) as Partial<Course>) });
      courses.push(course);
      return HttpResponse.json(course, { status: 201 });
    }),
    http.post(`*${courseBuilderPaths.courseCopy(':id')}`, ({ params }) => {
      const copied = courses[at(params.id)] ?? makeListed();
      const copy = { ...copied, course_id: 78, course_name: `${copied.course_name} (copy)`, is_public: false };
      courses.push(copy);
      return HttpResponse.json(copy, { status: 201 });
    }),
  );
  return { ...studio, store };
}
