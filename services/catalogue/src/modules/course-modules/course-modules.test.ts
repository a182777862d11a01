import type { CourseModule } from '@vidyapath/http/course-module';
import { createClient, fieldsOf, type Client } from '../../testing/client';
import { createFactories, unique } from '../../testing/factories';
import { startCatalogue, type TestCatalogue } from '../../testing/test-catalogue';

let catalogue: TestCatalogue;
let client: Client;
let make: ReturnType<typeof createFactories>;

beforeAll(async () => {
  catalogue = await startCatalogue();
  client = createClient(catalogue);
  make = createFactories(client);
});
afterAll(() => catalogue.close());

const modulesOf = async (courseId: number): Promise<CourseModule[]> =>
  (await client.get(`/api/courseModule?course_id=${courseId}`)).json();
/** `name@position` of each, in order. */
const orderOf = async (courseId: number): Promise<string[]> =>
  (await modulesOf(courseId)).map(({ ModuleName, SequenceNo }) => `${ModuleName}@${SequenceNo}`);

async function courseWith(...positions: [string, number][]) {
  const { course_id } = await make.course();
  const modules = new Map<string, CourseModule>();
  for (const [ModuleName, SequenceNo] of positions) modules.set(ModuleName, await make.courseModule(course_id, { ModuleName, SequenceNo }));
  const move = (name: string, over: object) => {
    const courseModule = modules.get(name) as CourseModule;
    return client.put(`/api/courseModule/${courseModule.ModuleId}`, { ...courseModule, ...over });
  };
  return { course_id, modules, move };
}

describe('modules', () => {
  it('are made, read, changed and deleted', async () => {
    const course = await make.course();
    const body = { CourseId: course.course_id, ModuleName: 'One', ModuleDescription: 'First' };
    const created = await client.post('/api/courseModule', body);
    expect(created.statusCode).toBe(201);
    const courseModule = created.json();
    expect(courseModule).toEqual({ ...body, ModuleId: expect.any(Number), CourseName: course.course_name, SequenceNo: 1, Status: 'Active' });
    const url = String(created.headers.location);
    expect((await client.get(url, 'nobody')).json()).toEqual(courseModule);
    const changed = await client.put(url, { ...courseModule, ModuleName: 'Uno', Status: 'Inactive' });
    expect(changed.json()).toEqual({ ...courseModule, ModuleName: 'Uno', Status: 'Inactive' });
    expect((await client.put(url, { ...body, ModuleName: 'Eins' })).json()).toMatchObject({ Status: 'Inactive', SequenceNo: 1 });
    expect((await client.put(url, body, 'Staff', { 'if-match': '"other"' })).statusCode).toBe(412);
    expect((await client.delete(url, 'Staff', { 'if-match': '"other"' })).statusCode).toBe(412);
    expect((await client.delete(url)).statusCode).toBe(204);
    expect((await client.delete(url)).statusCode).toBe(404);
    expect((await client.put(url, body)).statusCode).toBe(404);
  });

  it.each([
    [{ CourseId: 2_000_000_000 }, ['CourseId']],
    [{ CourseId: 0 }, ['CourseId']],
    [{ SequenceNo: 0 }, ['SequenceNo']],
    [{ SequenceNo: 1.5 }, ['SequenceNo']],
    [{ SequenceNo: '1' }, ['SequenceNo']],
    [{ ModuleName: ' ' }, ['ModuleName']],
    [{ Status: 'Gone' }, ['Status']],
  ])('refuse %j', async (over, fields) => {
    const { course_id } = await make.course();
    const body = { CourseId: course_id, ModuleName: 'x', ModuleDescription: 'x', ...over };
    const refused = await client.post('/api/courseModule', body);
    expect([refused.statusCode, fieldsOf(refused)]).toEqual([400, fields]);
  });

  it('of hidden courses and inactive ones exist for staff only', async () => {
    const hidden = await make.courseModule((await make.course({ is_public: false })).course_id);
    const inactive = await make.courseModule((await make.course()).course_id, { Status: 'Inactive' });
    for (const { ModuleId, CourseId } of [hidden, inactive]) {
      for (const caller of ['nobody', 'User'] as const) {
        expect((await client.get(`/api/courseModule/${ModuleId}`, caller)).statusCode).toBe(404);
        expect((await client.get(`/api/courseModule?course_id=${CourseId}`, caller)).json()).toEqual([]);
      }
      expect((await client.get(`/api/courseModule/${ModuleId}`)).statusCode).toBe(200);
      expect(await modulesOf(CourseId)).toHaveLength(1);
    }
  });

  it('are listed for one course or for all, and found by their course’s name too', async () => {
    const course = await make.course({ course_name: unique('Árbol') });
    const courseModule = await make.courseModule(course.course_id);
    const ids = async (query: string) =>
      (await client.get(`/api/courseModule?${query}`)).json<CourseModule[]>().map(({ ModuleId }) => ModuleId);
    expect(await ids('course_id=0')).toEqual(await ids(''));
    expect(await ids('course_id=2000000000')).toEqual([]);
    for (const q of [course.course_name.toLowerCase(), courseModule.ModuleName.toUpperCase()]) {
      expect(await ids(`q=${encodeURIComponent(q)}`)).toEqual([courseModule.ModuleId]);
    }
    const page = await client.get('/api/courseModule?sort=CourseName:desc&limit=1&offset=1');
    expect(page.json()).toHaveLength(1);
    expect(Number(page.headers['x-total-count'])).toBeGreaterThan(1);
    for (const query of ['course_id=-1', 'course_id=abc', 'sort=course_id:asc']) {
      expect((await client.get(`/api/courseModule?${query}`)).statusCode).toBe(400);
    }
  });
});

describe('the order of modules', () => {
  it('makes room at a taken position up to the next gap', async () => {
    const { course_id } = await courseWith(['a', 1], ['b', 2], ['c', 3], ['d', 5], ['e', 6]);
    await make.courseModule(course_id, { ModuleName: 'x', SequenceNo: 2 });
    expect(await orderOf(course_id)).toEqual(['a@1', 'x@2', 'b@3', 'c@4', 'd@5', 'e@6']);
    await make.courseModule(course_id, { ModuleName: 'y', SequenceNo: 9 });
    await make.courseModule(course_id, { ModuleName: 'z' });
    expect((await orderOf(course_id)).slice(-2)).toEqual(['y@9', 'z@10']);
  });

  it('is kept by moves up, down and into gaps', async () => {
    const { course_id, move } = await courseWith(['a', 1], ['b', 2], ['c', 3], ['d', 4]);
    expect((await move('d', { SequenceNo: 1 })).json().SequenceNo).toBe(1);
    expect(await orderOf(course_id)).toEqual(['d@1', 'a@2', 'b@3', 'c@4']);
    await move('d', { SequenceNo: 3 });
    expect(await orderOf(course_id)).toEqual(['a@2', 'd@3', 'b@4', 'c@5']);
    await move('c', { SequenceNo: 1 });
    expect(await orderOf(course_id)).toEqual(['c@1', 'a@2', 'd@3', 'b@4']);
    await move('b', { SequenceNo: 40 });
    expect(await orderOf(course_id)).toEqual(['c@1', 'a@2', 'd@3', 'b@40']);
  });

  it('is kept by moves to another course, videos and all', async () => {
    const from = await courseWith(['a', 1], ['b', 2]);
    const to = await courseWith(['x', 1], ['y', 2]);
    const video = await make.video(from.modules.get('a') as CourseModule);
    expect((await from.move('a', { CourseId: to.course_id })).json()).toMatchObject({ CourseId: to.course_id, SequenceNo: 1 });
    expect(await orderOf(to.course_id)).toEqual(['a@1', 'x@2', 'y@3']);
    await from.move('b', { CourseId: to.course_id, SequenceNo: undefined });
    expect(await orderOf(to.course_id)).toEqual(['a@1', 'x@2', 'y@3', 'b@4']);
    expect((await client.get(`/api/courseModule/moduleVideo/${video.video_id}`)).json().course_id).toBe(to.course_id);
    const refused = await from.move('a', { CourseId: 2_000_000_000 });
    expect([refused.statusCode, fieldsOf(refused)]).toEqual([400, ['CourseId']]);
  });

  it('has an end', async () => {
    const { course_id } = await courseWith(['a', 1_000_000]);
    for (const SequenceNo of [undefined, 1_000_000]) {
      const refused = await client.post('/api/courseModule', { CourseId: course_id, ModuleName: 'b', ModuleDescription: 'b', SequenceNo });
      expect([refused.statusCode, fieldsOf(refused)]).toEqual([400, ['SequenceNo']]);
    }
  });

  it.each([[undefined], [1], [7]])('gives 50 modules made at once with position %s a place each', async (SequenceNo) => {
    const { course_id } = await make.course();
    const body = { CourseId: course_id, ModuleName: 'x', ModuleDescription: 'x', SequenceNo };
    const answers = await Promise.all(Array.from({ length: 50 }, () => client.post('/api/courseModule', body)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    const positions = (await modulesOf(course_id)).map((row) => row.SequenceNo);
    expect(positions).toEqual(Array.from({ length: 50 }, (_, at) => at + (SequenceNo ?? 1)));
  });

  it('survives moves, creations and deletions all at once', async () => {
    const [one, two] = [await courseWith(['a', 1], ['b', 2], ['c', 3]), await courseWith(['d', 1], ['e', 2], ['f', 3])];
    const moves = [...one.modules.values(), ...two.modules.values()].flatMap((courseModule, at) =>
      [one, two].map(({ course_id }) =>
        client.put(`/api/courseModule/${courseModule.ModuleId}`, { ...courseModule, CourseId: course_id, SequenceNo: (at % 3) + 1 }),
      ),
    );
    const others = [one, two].flatMap(({ course_id, modules }) => [
      client.post('/api/courseModule', { CourseId: course_id, ModuleName: 'n', ModuleDescription: 'n', SequenceNo: 1 }),
      client.delete(`/api/courseModule/${[...modules.values()][0]?.ModuleId}`),
    ]);
    const statuses = (await Promise.all([...moves, ...others])).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => ![200, 201, 204, 404, 409].includes(status))).toEqual([]);
    for (const { course_id } of [one, two]) {
      const positions = (await modulesOf(course_id)).map((row) => row.SequenceNo);
      expect(new Set(positions).size).toBe(positions.length);
    }
  });
});

it('makes no module in a course that is being deleted', async () => {
  const { course_id } = await make.course();
  const body = { CourseId: course_id, ModuleName: 'x', ModuleDescription: 'x' };
  const creations = Array.from({ length: 10 }, () => client.post('/api/courseModule', body));
  const [deleted, ...made] = await Promise.all([client.delete(`/api/course/${course_id}`), ...creations]);
  expect(deleted.statusCode).toBe(204);
  expect(made.filter(({ statusCode }) => ![201, 400].includes(statusCode))).toEqual([]);
  expect(await modulesOf(course_id)).toEqual([]);
});
