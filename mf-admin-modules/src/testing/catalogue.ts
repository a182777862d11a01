import type { Course } from '@vidyapath/http/course';
import type { CourseModule } from '@vidyapath/http/course-module';
import { assetOfAddress } from '@vidyapath/http/lesson-names';
import type { ModuleVideo } from '@vidyapath/http/module-video';
import { paths } from '@vidyapath/http/paths';
import type { LastChange } from '@vidyapath/http/problem';
import { makeCourse, makeLastChange, makeModule, makeVideo } from '@vidyapath/testing/record-factories';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** Replaces the catalogue and media services. */
export const network = setupServer();

export interface Call {
  method: string;
  path: string;
  search: string;
  ifMatch: string | null;
  body: unknown;
}

export const problem = (
  status: number,
  detail = 'No.',
  errors?: { field: string; detail: string }[],
  lastChange?: LastChange,
) =>
  HttpResponse.json(
    { type: 'about:blank', title: 'Refused', status, detail, instance: '/', requestId: 'r', errors, lastChange },
    { status },
  );

const etagOf = (module: CourseModule) => `"${JSON.stringify(module).length}-${module.ModuleName}-${module.SequenceNo}"`;

const etagOfVideo = (video: ModuleVideo) =>
  `"${video.video_title}-${video.video_url.length}-${video.sequence_no}-${video.is_published}-${video.is_preview}"`;

const named = ({ course_name: name }: Course, q: string) => name.toLowerCase().includes(q.toLowerCase());

function listed<Row>(rows: readonly Row[], request: Request, matches: (row: Row, q: string) => boolean) {
  const query = new URL(request.url).searchParams;
  const found = rows.filter((row) => matches(row, query.get('q') ?? ''));
  const offset = Number(query.get('offset') ?? 0);
  const page = found.slice(offset, offset + Number(query.get('limit') ?? found.length));
  return HttpResponse.json(page, { headers: { 'x-total-count': String(found.length) } });
}

/** A small catalogue in memory that keeps stored records and every call, and checks `If-Match`. */
export function serveCatalogue(start: { courses?: Course[]; modules?: CourseModule[]; videos?: ModuleVideo[] } = {}) {
  const courses = start.courses ?? [makeCourse({ course_id: 4, course_name: 'React Basics' })];
  let modules = start.modules ?? [];
  let videos = start.videos ?? [];
  const calls: Call[] = [];
  let changed: string[] = [];
  const outdated = () => problem(412, 'No.', undefined, makeLastChange({ fields: changed }));
  const note = async ({ request }: { request: Request }) => {
    const { pathname: path, search } = new URL(request.url);
    const text = await request.clone().text();
    calls.push({
      method: request.method,
      path,
      search,
      ifMatch: request.headers.get('if-match'),
      body: request.headers.get('content-type')?.includes('json') ? JSON.parse(text) : null,
    });
  };
  const found = (id: unknown) => modules.find(({ ModuleId }) => ModuleId === Number(id));
  const foundVideo = (id: unknown) => videos.find(({ video_id }) => video_id === Number(id));
  const inOrder = () => videos.toSorted((one, other) => one.sequence_no - other.sequence_no);
  /** Moves the videos from a number that is taken to the next free one, as the service does. */
  const makeRoom = ({ video_id: id, sequence_no: number }: ModuleVideo) => {
    const taken = videos.find((other) => other.video_id !== id && other.sequence_no === number);
    if (!taken) return;
    const moved = { ...taken, sequence_no: number + 1 };
    if (foundVideo(id)?.sequence_no !== moved.sequence_no) makeRoom(moved);
    videos = videos.map((other) => (other === taken ? moved : other));
  };
  const stale = (request: Request, module: CourseModule) => {
    const sent = request.headers.get('if-match');
    return sent !== null && sent !== etagOf(module);
  };
  network.use(
    http.all('*', note),
    http.get(`*${paths.courses}`, ({ request }) => listed(courses, request, named)),
    http.get(`*${paths.courses}/:id`, ({ params }) => {
      const course = courses.find(({ course_id: id }) => id === Number(params.id));
      return course ? HttpResponse.json(course) : problem(404);
    }),
    http.get(`*${paths.moduleVideos}`, () => HttpResponse.json(inOrder())),
    http.get(`*${paths.moduleVideos}:id`, ({ params }) => {
      const video = foundVideo(params.id);
      return video ? HttpResponse.json(video, { headers: { etag: etagOfVideo(video) } }) : problem(404);
    }),
    http.put(`*${paths.moduleVideos}:id`, async ({ params, request }) => {
      const video = foundVideo(params.id);
      if (!video) return problem(404);
      if (request.headers.get('if-match') !== etagOfVideo(video)) return outdated();
      const body = (await request.json()) as ModuleVideo;
      makeRoom(body);
      videos = videos.map((other) => (other === foundVideo(params.id) ? { ...other, ...body } : other));
      return HttpResponse.json(body);
    }),
    http.post(`*${paths.moduleVideos}`, async ({ request }) => {
      const body = (await request.json()) as ModuleVideo;
      const video = makeVideo({ ...body, asset_id: assetOfAddress(body.video_url) ?? null });
      videos = [...videos, video];
      return HttpResponse.json(video, { status: 201 });
    }),
    http.delete(`*${paths.moduleVideos}:id`, ({ params }) => {
      videos = videos.filter(({ video_id: id }) => id !== Number(params.id));
      return new HttpResponse(null, { status: 204 });
    }),
    http.get(`*${paths.courseModules}`, ({ request }) => listed(modules, request, () => true)),
    http.post(`*${paths.courseModules}`, async ({ request }) => {
      const module = makeModule((await request.json()) as CourseModule);
      modules = [...modules, module];
      return HttpResponse.json(module, { status: 201 });
    }),
    http.get(`*${paths.courseModules}/:id`, ({ params }) => {
      const module = found(params.id);
      return module ? HttpResponse.json(module, { headers: { etag: etagOf(module) } }) : problem(404);
    }),
    http.put(`*${paths.courseModules}/:id`, async ({ params, request }) => {
      const module = found(params.id);
      if (!module) return problem(404);
      if (stale(request, module)) return outdated();
      Object.assign(module, await request.json());
      return HttpResponse.json(module);
    }),
    http.delete(`*${paths.courseModules}/:id`, ({ params, request }) => {
      const module = found(params.id);
      if (!module) return problem(404);
      if (stale(request, module)) return outdated();
      modules = modules.filter((other) => other !== module);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return {
    calls,
    /** Calls of a method, oldest first. */
    sent: (method: string) => calls.filter((call) => call.method === method),
    /** Another user's change. */
    change: (id: number, part: Partial<CourseModule>) => {
      changed = Object.keys(part);
      modules = modules.map((module) => (module.ModuleId === id ? { ...module, ...part } : module));
    },
    /** Another user's change. */
    changeVideo: (id: number, part: Partial<ModuleVideo>) => {
      changed = Object.keys(part);
      videos = videos.map((video) => (video.video_id === id ? { ...video, ...part } : video));
    },
  };
}
