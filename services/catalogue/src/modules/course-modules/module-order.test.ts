import type { CourseModule } from '@vidyapath/http/course-module';
import { allAtOnce } from '../../testing/all-at-once';
import { fieldsOf } from '../../testing/client';
import { useCatalogue } from '../../testing/use-catalogue';

const { client, make } = useCatalogue();

const modulesOf = async (courseId: number): Promise<CourseModule[]> =>
  (await client.get(`/api/courseModule?course_id=${courseId}`)).json();
/** `name@position` of each, in order. */
const orderOf = async (courseId: number): Promise<string[]> =>
  (await modulesOf(courseId)).map(({ ModuleName, SequenceNo }) => `${ModuleName}@${SequenceNo}`);

async function courseWith(...positions: [string, number][]) {
  const { course_id } = await make.course();
  const modules = new Map<string, CourseModule>();
  for (const [ModuleName, SequenceNo] of positions)
    modules.set(ModuleName, await make.courseModule(course_id, { ModuleName, SequenceNo }));
  const move = (name: string, over: object) => {
    const courseModule = modules.get(name) as CourseModule;
    return client.put(`/api/courseModule/${courseModule.ModuleId}`, { ...courseModule, ...over });
  };
  return { course_id, modules, move };
}

describe('the order of modules', () => {
  it('frees a taken position by moving rows up to the next gap', async () => {
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
    expect((await from.move('a', { CourseId: to.course_id })).json()).toMatchObject({
      CourseId: to.course_id,
      SequenceNo: 1,
    });
    expect(await orderOf(to.course_id)).toEqual(['a@1', 'x@2', 'y@3']);
    await from.move('b', { CourseId: to.course_id, SequenceNo: undefined });
    expect(await orderOf(to.course_id)).toEqual(['a@1', 'x@2', 'y@3', 'b@4']);
    expect((await client.get(`/api/courseModule/moduleVideo/${video.video_id}`)).json().course_id).toBe(to.course_id);
    const refused = await from.move('a', { CourseId: 2_000_000_000 });
    expect([refused.statusCode, fieldsOf(refused)]).toEqual([400, ['CourseId']]);
  });

  it('has a last position', async () => {
    const { course_id } = await courseWith(['a', 1_000_000]);
    for (const SequenceNo of [undefined, 1_000_000]) {
      const refused = await client.post('/api/courseModule', {
        CourseId: course_id,
        ModuleName: 'b',
        ModuleDescription: 'b',
        SequenceNo,
      });
      expect([refused.statusCode, fieldsOf(refused)]).toEqual([400, ['SequenceNo']]);
    }
  });

  it.each([[undefined], [1], [7]])(
    'gives 50 modules made at once with position %s different positions',
    async (SequenceNo) => {
      const { course_id } = await make.course();
      const body = { CourseId: course_id, ModuleName: 'x', ModuleDescription: 'x', SequenceNo };
      const answers = await allAtOnce(() => client.post('/api/courseModule', body));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
      const positions = (await modulesOf(course_id)).map((row) => row.SequenceNo);
      expect(positions).toEqual(Array.from({ length: 50 }, (_, at) => at + (SequenceNo ?? 1)));
    },
  );

  it('is valid after moves, creations and deletions at once', async () => {
    const one = await courseWith(['a', 1], ['b', 2], ['c', 3]);
    const two = await courseWith(['d', 1], ['e', 2], ['f', 3]);
    const moves = [...one.modules.values(), ...two.modules.values()].flatMap((courseModule, at) =>
      [one, two].map(({ course_id }) =>
        client.put(`/api/courseModule/${courseModule.ModuleId}`, {
          ...courseModule,
          CourseId: course_id,
          SequenceNo: (at % 3) + 1,
        }),
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
