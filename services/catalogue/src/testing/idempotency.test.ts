import { randomUUID } from 'node:crypto';
import { courseBody, unique } from './factories';
import { useCatalogue } from './use-catalogue';

const { client, make } = useCatalogue();

type Creation = [url: string, body: () => Promise<object>];
const creations: Creation[] = [
  ['/api/category', async () => ({ CategoryName: unique('Category') })],
  ['/api/course', async () => courseBody((await make.category()).CategoryId)],
  [
    '/api/courseModule',
    async () => ({ CourseId: (await make.course()).course_id, ModuleName: 'One', ModuleDescription: 'About' }),
  ],
  [
    '/api/courseModule/moduleVideo',
    async () => {
      const { CourseId, ModuleId } = await make.courseModule((await make.course()).course_id);
      return {
        course_id: CourseId,
        module_id: ModuleId,
        video_title: 'One',
        video_url: 'https://a.example/1.mp4',
        duration_in_seconds: 1,
      };
    },
  ],
];

describe.each(creations)('POST %s with one key', (url, bodyOf) => {
  it('makes one record, however often it is sent, also at once', async () => {
    const body = await bodyOf();
    const headers = { 'idempotency-key': randomUUID() };
    const before = (await client.get(url)).json().length;
    const answers = await Promise.all(Array.from({ length: 50 }, () => client.post(url, body, 'Staff', headers)));
    const [first] = answers;
    expect(first?.statusCode).toBe(201);
    for (const answer of answers) {
      expect([answer.statusCode, answer.body, answer.headers.location, answer.headers.etag]).toEqual([
        201,
        first?.body,
        first?.headers.location,
        first?.headers.etag,
      ]);
    }
    expect((await client.get(url)).json()).toHaveLength(before + 1);
    expect((await client.get(String(first?.headers.location))).json()).toEqual(first?.json());
  });

  it('refuses another body', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    expect((await client.post(url, await bodyOf(), 'Staff', headers)).statusCode).toBe(201);
    expect((await client.post(url, await bodyOf(), 'Staff', headers)).statusCode).toBe(422);
  });

  it('does not replace the check of the role', async () => {
    const body = await bodyOf();
    const headers = { 'idempotency-key': randomUUID() };
    await client.post(url, body, 'Staff', headers);
    expect((await client.post(url, body, 'User', headers)).statusCode).toBe(403);
    expect((await client.post(url, body, 'nobody', headers)).statusCode).toBe(401);
  });
});
