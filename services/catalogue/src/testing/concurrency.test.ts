import type { AuditEntry } from '@vidyapath/http/audit';
import type { CourseModule } from '@vidyapath/http/course-module';
import type { ModuleVideo } from '@vidyapath/http/module-video';
import type { LightMyRequestResponse } from 'fastify';
import { allAtOnce, crowd } from './all-at-once';
import { courseBody, unique } from './factories';
import { useCatalogue } from './use-catalogue';

const { client, make } = useCatalogue();

interface Subject {
  url: string;
  /** A body that differs from the stored record, and from that of every other number. */
  edited: (number: number) => object;
  /** The field that differs. */
  field: string;
}

const subjects: [resource: string, make: () => Promise<Subject>][] = [
  [
    'category',
    async () => {
      const { CategoryId } = await make.category();
      const name = unique('Category');
      return {
        url: `/api/category/${CategoryId}`,
        edited: (number) => ({ CategoryName: `${name} ${number}` }),
        field: 'CategoryName',
      };
    },
  ],
  [
    'course',
    async () => {
      const { course_id, category_id } = await make.course();
      return {
        url: `/api/course/${course_id}`,
        edited: (number) => courseBody(category_id, { author: `Author ${number}` }),
        field: 'author',
      };
    },
  ],
  [
    'module',
    async () => {
      const courseModule = await make.courseModule((await make.course()).course_id);
      const edited = (number: number) => ({ ...courseModule, ModuleName: `Module ${number}` });
      return { url: `/api/courseModule/${courseModule.ModuleId}`, edited, field: 'ModuleName' };
    },
  ],
  [
    'video',
    async () => {
      const video = await make.video(await make.courseModule((await make.course()).course_id));
      const edited = (number: number) => ({ ...video, video_title: `Video ${number}` });
      return { url: `/api/courseModule/moduleVideo/${video.video_id}`, edited, field: 'video_title' };
    },
  ],
];

const count = (answers: LightMyRequestResponse[], status: number) =>
  answers.filter(({ statusCode }) => statusCode === status).length;
const trailOf = async (url: string) => (await client.get(`${url}/audit?limit=1000`, 'Admin')).json<AuditEntry[]>();

describe.each(subjects)('%s, 50 requests at once', (resource, subjectOf) => {
  it('store one change of a version and answer 412 to the others', async () => {
    const { url, edited, field } = await subjectOf();
    const headers = { 'if-match': String((await client.get(url)).headers.etag) };
    const answers = await allAtOnce((number) => client.put(url, edited(number), 'Staff', headers));
    expect([count(answers, 200), count(answers, 412)]).toEqual([1, crowd - 1]);
    const winner = answers.find(({ statusCode }) => statusCode === 200)?.json<Record<string, unknown>>();
    expect((await client.get(url)).json()[field]).toBe(winner?.[field]);
    expect((await trailOf(url)).map(({ action }) => action)).toEqual([`${resource}.changed`, `${resource}.created`]);
  });

  it('without a version store every change, each with the state before it in the trail', async () => {
    const { url, edited, field } = await subjectOf();
    const before = (await client.get(url)).json<Record<string, unknown>>()[field];
    const answers = await allAtOnce((number) => client.put(url, edited(number)));
    expect(count(answers, 200)).toBe(crowd);
    const changes = (await trailOf(url))
      .reverse()
      .slice(1)
      .map(({ changes }) => changes.find((change) => change.field === field));
    expect(changes.map((change) => change?.before)).toEqual([
      before,
      ...changes.slice(0, -1).map((change) => change?.after),
    ]);
    expect((await client.get(url)).json()[field]).toBe(changes.at(-1)?.after);
  });

  it('delete it once, and store no change after that', async () => {
    const { url, edited } = await subjectOf();
    const answers = await allAtOnce((number) => (number % 2 ? client.delete(url) : client.put(url, edited(number))));
    expect(count(answers, 204)).toBe(1);
    expect(count(answers, 200) + count(answers, 404)).toBe(crowd - 1);
    expect((await client.get(url)).statusCode).toBe(404);
    const trail = await trailOf(url);
    expect([trail[0]?.action, trail.length]).toEqual([`${resource}.deleted`, count(answers, 200) + 2]);
  });
});

it('50 moves at once leave each module and each video at its own position', async () => {
  const { course_id } = await make.course();
  const modules: CourseModule[] = [];
  for (let at = 0; at < 6; at += 1) modules.push(await make.courseModule(course_id));
  const [first] = modules;
  if (!first) throw new Error('There are no modules.');
  const videos: ModuleVideo[] = [];
  for (let at = 0; at < 6; at += 1) videos.push(await make.video(first));
  const moved = await allAtOnce((number) => {
    const courseModule = modules[number % 6];
    const video = videos[number % 6];
    const place = (Math.floor(number / 6) % 6) + 1;
    if (number % 5 < 3)
      return client.put(`/api/courseModule/${courseModule?.ModuleId}`, { ...courseModule, SequenceNo: place });
    return client.put(`/api/courseModule/moduleVideo/${video?.video_id}`, { ...video, sequence_no: place });
  });
  expect(count(moved, 200)).toBe(crowd);
  const places = (await client.get(`/api/courseModule?course_id=${course_id}`))
    .json<{ SequenceNo: number }[]>()
    .map(({ SequenceNo }) => SequenceNo);
  const videoPlaces = (await client.get(`/api/courseModule/moduleVideo/?module_id=${first.ModuleId}`))
    .json<{ sequence_no: number }[]>()
    .map(({ sequence_no }) => sequence_no);
  for (const taken of [places, videoPlaces]) expect([taken.length, new Set(taken).size]).toEqual([6, 6]);
});
