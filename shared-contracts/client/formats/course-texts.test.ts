import { courseIn, textIn } from './course-texts';

test('a text is the Hindi one on Hindi pages, where there is one', () => {
  expect([textIn('hi', 'Light', 'प्रकाश'), textIn('hi', 'Light', ''), textIn('hi', 'Light')]).toEqual([
    'प्रकाश',
    'Light',
    'Light',
  ]);
  expect(textIn('en', 'Light', 'प्रकाश')).toBe('Light');
});

test('a course has each of its texts in the language that it has it in', () => {
  const course = { CourseName: 'Light', CourseDescription: 'Rays', CourseNameHi: 'प्रकाश', CourseDescriptionHi: '' };
  expect(courseIn('hi', course)).toEqual({ ...course, CourseName: 'प्रकाश' });
  expect(courseIn('en', course)).toEqual(course);
});
