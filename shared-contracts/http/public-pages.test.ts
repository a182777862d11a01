import { courseAddress } from './course-address';
import { categoryAddress, courseIdIn, shortCourseAddress, teacherAddress } from './public-pages';

test('addresses name what they show', () => {
  expect(courseAddress({ course_id: 4, name: 'गणित की नींव' })).toBe('/course/course-content/4-ganit-ki-ninv');
  expect(shortCourseAddress(4)).toBe('/course/course-content/4');
  expect(teacherAddress('asha-rao')).toBe('/teacher/asha-rao');
  expect(categoryAddress(2)).toBe('/course/available-course?category=2');
});

test.each([
  ['4', 4],
  ['4-python', 4],
  ['4-Not a slug!', 4],
  ['4-', 4],
  ['4.5', Number.NaN],
  ['x-4', Number.NaN],
  ['4x', Number.NaN],
  ['', Number.NaN],
  [undefined, Number.NaN],
])('the id in %s is %s', (part, id) => expect(courseIdIn(part)).toBe(id));
