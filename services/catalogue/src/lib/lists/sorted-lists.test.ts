import { CategorySchema } from '@vidyapath/http/category';
import { CourseListItemSchema } from '@vidyapath/http/course';
import { CourseModuleSchema } from '@vidyapath/http/course-module';
import { PublicCourseSchema } from '@vidyapath/http/public-course';
import { moduleVideoSortFields } from '@vidyapath/http/module-video';
import { useCatalogue } from '../../testing/use-catalogue';

const { catalogue, client, make } = useCatalogue();

const lists: [path: string, fields: string[]][] = [
  ['/api/category', Object.keys(CategorySchema.properties)],
  ['/api/course', Object.keys(CourseListItemSchema.properties)],
  ['/api/courseModule', Object.keys(CourseModuleSchema.properties)],
  ['/api/courseModule/moduleVideo', [...moduleVideoSortFields]],
  ['/api/courseProgress/public-course-content-by-category', Object.keys(PublicCourseSchema.properties)],
];
const orders = lists.flatMap(([path, fields]) => fields.map((field) => [path, field] as const));

beforeAll(async () => {
  for (const at of [3, 1, 2]) {
    const course = await make.course({
      course_name: `name ${at}`,
      course_description: `about ${at}`,
      course_info: `<p>info ${at}</p>`,
      banner_image: `https://a.example/${at}.png`,
      video_path: `https://a.example/${at}.mp4`,
      is_premium: at > 1,
      is_best_seller: at > 2,
      rating: at / 2,
    });
    for (const status of ['Active', 'Inactive'] as const) {
      const module = await make.courseModule(course.course_id, { Status: status, ModuleName: `${at}` });
      await make.video(module, {
        duration_in_seconds: status === 'Active' ? 60 * at : 1_000,
        video_url: `https://a.example/${at}`,
      });
      await make.video(module, { duration_in_seconds: 7, video_title: `${at}` });
    }
  }
});

const sorted = async (path: string, sort: string, more = ''): Promise<Record<string, unknown>[]> => {
  const answer = await client.get(`${path}?sort=${sort}${more}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const compare = (one: unknown, other: unknown) =>
  Number((one as string) > (other as string)) - Number((one as string) < (other as string));

test.each(orders)('%s is sorted by %s, both ways', async (path, field) => {
  const up = await sorted(path, `${field}:asc`);
  const values = up.map((row) => row[field]);
  expect(up.length).toBeGreaterThan(2);
  expect(values).toEqual(values.toSorted(compare));
  expect(await sorted(path, `${field}:desc`)).toEqual(up.toReversed());
});

// There are few categories, and the name of a module's course is in another table. No screen sorts courses by their long texts.
const withoutIndex = [
  'course_description',
  'course_info',
  'banner_image',
  'video_path',
  'what_you_learn',
  'requirements',
  'audience',
  'level',
  'course_name_hi',
  'course_description_hi',
  'publish_at',
  'CourseDescription',
  'BannerImage',
  'Level',
  'CourseNameHi',
  'CourseDescriptionHi',
];
const onlyByIndex = orders.filter(
  ([path, field]) => path !== '/api/category' && field !== 'CourseName' && !withoutIndex.includes(field),
);

test.each(onlyByIndex)(
  'the first page of %s by %s is read from an index, however long the list is',
  async (path, field) => {
    const statements: { sql: string; bindings: unknown[] }[] = [];
    const seen = ({ sql, bindings }: { sql: string; bindings: unknown[] }) =>
      void (/order by/.test(sql) && statements.push({ sql, bindings }));
    catalogue.db.on('query', seen);
    await sorted(path, `${field}:asc`, '&limit=1');
    catalogue.db.off('query', seen);
    const [{ sql, bindings } = { sql: '', bindings: [] }] = statements;
    const written = bindings.reduce<string>(
      (text, value, at) =>
        text.replace(new RegExp(`\\$${at + 1}\\b`), typeof value === 'number' ? String(value) : `'${String(value)}'`),
      sql,
    );
    const plan = await catalogue.db.transaction(async (trx) => {
      for (const way of ['seqscan', 'bitmapscan', 'sort', 'hashjoin', 'mergejoin'])
        await trx.raw(`set local enable_${way} = off`);
      const { rows } = await trx.raw<{ rows: { 'QUERY PLAN': string }[] }>(`explain ${written.replaceAll('?', '\\?')}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).not.toMatch(/-> +Sort /);
  },
);

test('the duration of a course is that of its active modules after each change of modules and videos', async () => {
  const course = await make.course();
  const one = await make.courseModule(course.course_id);
  const two = await make.courseModule(course.course_id);
  const other = await make.course();
  const length = async ({ course_id }: { course_id: number }) => {
    const { rows } = await catalogue.db.raw<{ rows: { seconds: string }[] }>(
      'select seconds from course_durations where course_id = ?',
      [course_id],
    );
    return Number(rows[0]?.seconds);
  };
  expect(await length(course)).toBe(0);
  const video = await make.video(one, { duration_in_seconds: 10 });
  await make.video(two, { duration_in_seconds: 100 });
  expect(await length(course)).toBe(110);
  await client.put(`/api/courseModule/moduleVideo/${video.video_id}`, { ...video, duration_in_seconds: 20 });
  expect(await length(course)).toBe(120);
  await client.put(`/api/courseModule/${two.ModuleId}`, { ...two, Status: 'Inactive' });
  expect(await length(course)).toBe(20);
  await client.put(`/api/courseModule/${one.ModuleId}`, { ...one, CourseId: other.course_id });
  expect([await length(course), await length(other)]).toEqual([0, 20]);
  await client.delete(`/api/courseModule/moduleVideo/${video.video_id}`);
  expect(await length(other)).toBe(0);
  await client.put(`/api/courseModule/${two.ModuleId}`, { ...two, Status: 'Active' });
  expect(await length(course)).toBe(100);
  await client.delete(`/api/courseModule/${two.ModuleId}`);
  expect(await length(course)).toBe(0);
  await client.delete(`/api/course/${course.course_id}`);
  expect(await length(course)).toBeNaN();
});
