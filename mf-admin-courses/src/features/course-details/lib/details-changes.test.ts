import { makeCourse } from '@vidyapath/testing/record-factories';
import { changedFields, membersOf, mergeOf } from './details-changes';
import { detailsValues } from './details-values';

const before = makeCourse({ course_name: 'React', author: 'Meera', requirements: ['A laptop'] });

test('only what differs as it would be stored is changed', () => {
  const values = {
    ...detailsValues(before),
    course_name: ' React ',
    actual_price: '1999.00',
    requirements: ['A laptop', ' '],
    level: 'beginner',
  };
  expect(changedFields(before, values)).toEqual(['level']);
  expect(membersOf(values, ['level', 'requirements'])).toEqual({ level: 'beginner', requirements: ['A laptop'] });
});

test('a newer version conflicts only in fields that both changed in different ways', () => {
  const newer = { ...before, course_name: 'React 2', author: 'Meera Rao', course_info: '<p>New</p>' };
  const values = { ...detailsValues(before), course_name: 'React 19', author: 'Meera Rao', course_name_hi: 'रिएक्ट' };
  expect(mergeOf(before, newer, values)).toEqual({ conflicts: ['course_name'], theirs: ['course_info'] });
  expect(mergeOf(undefined, newer, values).conflicts).toEqual(['course_name', 'course_info', 'course_name_hi']);
});
