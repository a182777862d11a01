import type { Course } from '@vidyapath/http/course';
import type { CourseModule } from '@vidyapath/http/course-module';
import { runCount } from '@vidyapath/kit-testing/run-count';
import fc from 'fast-check';
import { addressOf, type ListModel, modelOf, randomQuery } from '../../testing/list-model';
import { listedCourse } from '../../testing/listed-course';
import { useCatalogue } from '../../testing/use-catalogue';

const runs = runCount(60, 5_000);
const timeout = Math.max(60_000, runs * 100);

const shared = {
  authors: ['Asha', 'asha', 'bo', 'Bob', ''],
  marks: ['100%', 'a_b', 'a\\b', "o'k", 'É', 'E\u0301', 'क्षि', '👩‍👩‍👧', 'Ж', 'x-y'],
};
const at = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;
const small = (text: string) => text.toLowerCase();

const courses: ListModel<Course> = {
  texts: (row) => [
    String(row.course_id),
    row.course_name,
    row.course_description,
    row.course_info,
    row.course_language,
    row.banner_image,
    row.author,
    row.rating.toFixed(1),
    row.actual_price.toFixed(2),
    row.discounted_price.toFixed(2),
    row.video_path,
    String(row.category_id),
  ],
  keys: {
    course_id: (row) => row.course_id,
    course_name: (row) => small(row.course_name),
    course_language: (row) => row.course_language,
    author: (row) => small(row.author),
    rating: (row) => row.rating,
    actual_price: (row) => row.actual_price,
    discounted_price: (row) => row.discounted_price,
    is_premium: (row) => row.is_premium,
    is_best_seller: (row) => row.is_best_seller,
    is_public: (row) => row.is_public,
  },
  id: (row) => row.course_id,
  standard: (one, other) => one.course_id - other.course_id,
};

const modules: ListModel<CourseModule> = {
  texts: (row) => [
    String(row.ModuleId),
    String(row.CourseId),
    row.CourseName,
    row.ModuleName,
    row.ModuleDescription,
    String(row.SequenceNo),
    row.Status,
  ],
  keys: {
    ModuleId: (row) => row.ModuleId,
    CourseId: (row) => row.CourseId,
    CourseName: (row) => small(row.CourseName),
    ModuleName: (row) => small(row.ModuleName),
    SequenceNo: (row) => row.SequenceNo,
    Status: (row) => row.Status,
  },
  id: (row) => row.ModuleId,
  standard: (one, other) => one.CourseId - other.CourseId || one.SequenceNo - other.SequenceNo,
};

const { client, make } = useCatalogue();
const storedCourses: Course[] = [];
const storedModules: CourseModule[] = [];
beforeAll(async () => {
  const { CategoryId: category_id } = await make.category();
  for (let index = 0; index < 16; index += 1) {
    const course = await make.course({
      category_id,
      course_name: at(['ab', 'AB', 'b', 'Aba', 'c'], index),
      course_description: at(shared.marks, index),
      author: at(shared.authors, index * 3),
      course_language: at(['English', 'Hindi', ''] as const, index),
      rating: (index % 4) / 2,
      actual_price: at([0, 9.5, 10, 99_999_999.99], index),
      discounted_price: at([0.07, 5], index),
      is_premium: index % 2 === 0,
      is_public: index % 3 !== 0,
    });
    storedCourses.push(listedCourse(course));
  }
  for (const [index, course] of storedCourses.entries()) {
    const parent = at(storedCourses, Math.floor(index / 4)).course_id;
    const fields = {
      ModuleName: at(['n', 'N', 'm'], index),
      ModuleDescription: course.course_description,
      SequenceNo: 100 - index,
    };
    storedModules.push(
      await make.courseModule(parent, { ...fields, Status: at(['Active', 'Active', 'Inactive'] as const, index) }),
    );
  }
});

async function expectAsInModel<Row>(
  path: string,
  model: ListModel<Row>,
  rows: Row[],
  caller: 'Staff' | 'nobody',
): Promise<void> {
  const agrees = fc.asyncProperty(randomQuery(model, rows), async (query) => {
    const { page, total } = modelOf(model, rows, query);
    const answer = await client.get(addressOf(path, query), caller);
    expect([answer.statusCode, answer.json(), answer.headers['x-total-count']]).toEqual([200, page, String(total)]);
  });
  await fc.assert(agrees, { numRuns: runs });
}

describe.each(['Staff', 'nobody'] as const)('random queries by %s:', (caller) => {
  it(
    'courses are found, ordered and paged as in a model',
    async () => {
      const rows = storedCourses.filter((row) => caller === 'Staff' || row.is_public);
      await expectAsInModel('/api/course', courses, rows, caller);
    },
    timeout,
  );

  it(
    'modules are found, ordered and paged as in a model',
    async () => {
      const open = new Set(storedCourses.filter((row) => row.is_public).map((row) => row.course_id));
      const rows = storedModules.filter(
        (row) => caller === 'Staff' || (row.Status === 'Active' && open.has(row.CourseId)),
      );
      await expectAsInModel('/api/courseModule', modules, rows, caller);
    },
    timeout,
  );
});
