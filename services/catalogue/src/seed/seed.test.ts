import type { Course } from '@vidyapath/http/course';
import type { CatalogueSeed } from './seed';
import { awaitsSeed, seedCatalogue } from './seed';
import { createClient } from '../testing/client';
import { courseBody, createFactories } from '../testing/factories';
import { listedCourse } from '../testing/listed-course';
import { startCatalogue, type TestCatalogue } from '../testing/test-catalogue';

let catalogue: TestCatalogue;
beforeEach(async () => {
  catalogue = await startCatalogue();
});
afterEach(() => catalogue.close());

const seed: CatalogueSeed = {
  categories: [{ CategoryId: 3, CategoryName: 'Science', CategoryNameHindi: 'विज्ञान', Status: 'Active' }],
  courses: [{ ...courseBody(3, { course_name: 'Seeded' }), course_id: 4 }],
  modules: [{ ModuleId: 8, CourseId: 4, ModuleName: 'One', ModuleDescription: 'x', SequenceNo: 1, Status: 'Active' }],
  videos: [
    {
      video_id: 2,
      course_id: 4,
      module_id: 8,
      video_title: 'v',
      video_url: '/media/v.mp4',
      duration_in_seconds: 5,
      sequence_no: 1,
    },
  ],
};

describe('the seed', () => {
  it('fills an empty catalogue once, with its own ids, even when several processes try', async () => {
    const filled = await Promise.all([1, 2, 3].map(() => seedCatalogue(catalogue.db, seed)));
    expect(filled.sort()).toEqual([false, false, true]);
    const client = createClient(catalogue);
    expect((await client.get('/api/course')).json()).toEqual(
      seed.courses.map((course) => listedCourse({ ...course, publish_at: null } as Course, 1)),
    );
    expect((await client.get('/api/courseProgress/course-progress/?course_id=4')).json()).toHaveLength(1);
    expect((await client.get('/api/courseProgress/public-course-content-by-category/?q=seedde')).json()).toHaveLength(
      1,
    );
  });

  it('is not loaded again when all of it was deleted', async () => {
    await seedCatalogue(catalogue.db, seed);
    const client = createClient(catalogue);
    await client.delete('/api/course/4');
    await client.delete('/api/category/3');
    expect([await awaitsSeed(catalogue.db), await seedCatalogue(catalogue.db, seed)]).toEqual([false, false]);
    expect((await client.get('/api/category')).json()).toEqual([]);
  });

  it('is followed by records with the next ids', async () => {
    await seedCatalogue(catalogue.db, seed);
    const make = createFactories(createClient(catalogue));
    const course = await make.course();
    const courseModule = await make.courseModule(4);
    expect([course.category_id, course.course_id, courseModule.ModuleId, courseModule.SequenceNo]).toEqual([
      4, 5, 9, 2,
    ]);
  });

  it('reuses no id', async () => {
    const client = createClient(catalogue);
    const make = createFactories(client);
    const before = await make.category();
    await client.delete(`/api/category/${before.CategoryId}`);
    await seedCatalogue(catalogue.db, { categories: [], courses: [], modules: [], videos: [] });
    expect((await make.category()).CategoryId).toBeGreaterThan(before.CategoryId);
  });

  it('does not change a catalogue that has content', async () => {
    const make = createFactories(createClient(catalogue));
    await make.category();
    expect(await seedCatalogue(catalogue.db, seed)).toBe(false);
    expect((await createClient(catalogue).get('/api/course')).json()).toEqual([]);
  });

  it('is all or nothing, and may be empty', async () => {
    const broken = { ...seed, videos: [{ ...seed.videos[0], module_id: 99 }] } as CatalogueSeed;
    await expect(seedCatalogue(catalogue.db, broken)).rejects.toThrow();
    expect(await seedCatalogue(catalogue.db, { categories: [], courses: [], modules: [], videos: [] })).toBe(true);
    expect((await createFactories(createClient(catalogue)).category()).CategoryId).toBe(1);
  });
});
