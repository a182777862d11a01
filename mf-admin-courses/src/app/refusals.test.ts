import { problemType } from '@vidyapath/http/problems';
import { createFakePlatform } from '@vidyapath/testing/fake-platform';
import { makeCourse, makeLastChange } from '@vidyapath/testing/record-factories';
import { staff } from '@vidyapath/testing/users';
import { http } from 'msw';
import {
  category,
  createCategory,
  deleteCategory,
  updateCategory,
} from '../features/categories/api/categories.endpoints';
import { courses, createCourse, deleteCourse, updateCourse } from '../lib/courses.endpoints';
import { courseBody, courseValues } from '../lib/course-values';
import { network, problem, startNetwork, stockCatalogue } from '../testing/fake-catalogue';
import { createSliceStore, type SliceStore } from '@vidyapath/remote-kit/slice-data';
import { api } from '../lib/api';

startNetwork();

const body = { CategoryName: 'Web', Status: 'Active' } as const;
const newCourse = courseBody(courseValues(makeCourse()));
const one = { id: 7, ifMatch: '"1"' };

const lastChange = makeLastChange({ fields: ['CategoryName'] });

type Call = (store: SliceStore) => PromiseLike<{ error?: unknown }>;
const changeCategory: Call = ({ dispatch }) => dispatch(updateCategory.initiate({ ...one, body }));
const changeCourse: Call = ({ dispatch }) => dispatch(updateCourse.initiate({ ...one, body: newCourse }));
const endCourse: Call = ({ dispatch }) => dispatch(deleteCourse.initiate(one));
const endCategory: Call = ({ dispatch }) => dispatch(deleteCategory.initiate(one));

const refusals: [string, number, Call, string | undefined][] = [
  ['a deleted category', 404, ({ dispatch }) => dispatch(category.initiate(7)), undefined],
  ['a new category with a fault', 400, ({ dispatch }) => dispatch(createCategory.initiate(body)), 'CategoryName'],
  ['a change of a category with a fault', 400, changeCategory, 'CategoryName'],
  ['a change of a category that another has changed', 412, changeCategory, undefined],
  ['a change of a deleted category', 404, changeCategory, undefined],
  ['a change to a name that is taken', 409, changeCategory, undefined],
  ['the deletion of a category that another has changed', 412, endCategory, undefined],
  ['the deletion of a deleted category', 404, endCategory, undefined],
  ['a new course with a fault', 400, ({ dispatch }) => dispatch(createCourse.initiate(newCourse)), 'course_name'],
  ['a change of a course with a fault', 400, changeCourse, 'course_name'],
  ['a change of a deleted course', 404, changeCourse, undefined],
  ['a change of a course that another has changed', 412, changeCourse, undefined],
  ['the deletion of a course that another has changed', 412, endCourse, undefined],
  ['the deletion of a deleted course', 404, endCourse, undefined],
];

test.each(refusals)(
  '%s fails with a problem with its sentence, its field and the last change',
  async (_what, status, call, field) => {
    const kind = status === 409 ? 'category-name-taken' : undefined;
    const errors = field ? [{ field, detail: 'Too long.' }] : [];
    const more = { ...(field && { errors }), ...(status === 412 && { lastChange }) };
    network.use(http.all('*', () => problem(status, { ...more, ...(kind && { type: problemType(kind) }) })));
    const { error } = await call(createSliceStore(api, createFakePlatform({ user: staff }).http.fetch));
    expect(error).toMatchObject({ status, detail: 'No.', errors, ...more, ...(kind && { kind }) });
  },
);

test('lists courses by search and sort', async () => {
  const found = makeCourse({ course_name: 'React Basics' });
  stockCatalogue({ courses: [makeCourse({ course_name: 'Potter' }), found] });
  const { dispatch } = createSliceStore(api, createFakePlatform({ user: staff }).http.fetch);
  const { data } = await dispatch(courses.initiate({ q: 'react', sort: 'course_name:asc', limit: 10, offset: 0 }));
  expect(data).toEqual({ rows: [found], total: 1 });
});
