import { lessonAddress, lessonPlaceIn } from './lesson-address';

test.each([
  [{ course_id: 4 }, '/learn/4'],
  [{ course_id: 4, video_id: null }, '/learn/4'],
  [{ course_id: 4, video_id: 7, seconds: 252.4 }, '/learn/4/7?t=252'],
  [{ course_id: 4, video_id: 7, seconds: 0, tab: 'notes' }, '/learn/4/7?tab=notes&t=0'],
  [{ course_id: 4, thread_id: 'a-b' }, '/learn/4?tab=questions&thread=a-b'],
  [{ course_id: 4, video_id: 7, thread_id: 'a-b', post_id: 'c' }, '/learn/4/7?tab=questions&thread=a-b#post-c'],
  [{ course_id: 4, start: true }, '/learn/4?start=1'],
  [{ course_id: 4, end: true, as: 'learner' }, '/learn/4?end=1&as=learner'],
] as const)('the address of %j', (place, address) => {
  expect(lessonAddress(place)).toBe(address);
});

test('reads the query that it wrote, and ignores what it did not write', () => {
  const place = { tab: 'notes', thread_id: undefined, seconds: 252, start: false, end: true, as: 'learner' } as const;
  const address = new URL(lessonAddress({ course_id: 4, ...place }), 'https://vidyapath.test');
  expect(lessonPlaceIn(address.searchParams)).toEqual(place);
  expect(lessonPlaceIn(new URLSearchParams('tab=x&t=-1&as=admin'))).toEqual({
    tab: undefined,
    thread_id: undefined,
    seconds: undefined,
    start: false,
    end: false,
    as: undefined,
  });
});
