import type { CourseModule } from '@vidyapath/http/course-module';
import { fieldsOf } from '../../testing/client';
import { unique } from '../../testing/factories';
import { useCatalogue } from '../../testing/use-catalogue';

const { client, make } = useCatalogue();

const modulesOf = async (courseId: number): Promise<CourseModule[]> =>
  (await client.get(`/api/courseModule?course_id=${courseId}`)).json();

describe('modules', () => {
  it('are made, read, changed and deleted', async () => {
    const course = await make.course();
    const body = { CourseId: course.course_id, ModuleName: 'One', ModuleDescription: 'First' };
    const created = await client.post('/api/courseModule', body);
    expect(created.statusCode).toBe(201);
    const courseModule = created.json();
    expect(courseModule).toEqual({
      ...body,
      ModuleId: expect.any(Number),
      CourseName: course.course_name,
      SequenceNo: 1,
      Status: 'Active',
    });
    const url = String(created.headers.location);
    expect((await client.get(url, 'nobody')).json()).toEqual(courseModule);
    const changed = await client.put(url, { ...courseModule, ModuleName: 'Uno', Status: 'Inactive' });
    expect(changed.json()).toEqual({ ...courseModule, ModuleName: 'Uno', Status: 'Inactive' });
    expect((await client.put(url, { ...body, ModuleName: 'Eins' })).json()).toMatchObject({
      Status: 'Inactive',
      SequenceNo: 1,
    });
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

  it('need a name only, and keep a description that a change leaves out', async () => {
    const body = { CourseId: (await make.course()).course_id, ModuleName: 'One' };
    const made = await client.post('/api/courseModule', body);
    expect([made.statusCode, made.json<CourseModule>().ModuleDescription]).toEqual([201, '']);
    const url = `/api/courseModule/${made.json<CourseModule>().ModuleId}`;
    for (const ModuleDescription of ['First', undefined])
      expect((await client.put(url, { ...body, ModuleDescription })).json()).toMatchObject({
        ModuleDescription: 'First',
      });
    expect((await client.put(url, { ...body, ModuleDescription: '' })).json()).toMatchObject({ ModuleDescription: '' });
    expect((await client.put(url, { ...body, ModuleDescription: ' ' })).statusCode).toBe(400);
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

it('makes no module in a course that is being deleted', async () => {
  const { course_id } = await make.course();
  const body = { CourseId: course_id, ModuleName: 'x', ModuleDescription: 'x' };
  const creations = Array.from({ length: 10 }, () => client.post('/api/courseModule', body));
  const [deleted, ...made] = await Promise.all([client.delete(`/api/course/${course_id}`), ...creations]);
  expect(deleted.statusCode).toBe(204);
  expect(made.filter(({ statusCode }) => ![201, 400].includes(statusCode))).toEqual([]);
  expect(await modulesOf(course_id)).toEqual([]);
});
