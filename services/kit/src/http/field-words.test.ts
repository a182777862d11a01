import { subjectOf } from './field-words';

test.each([
  ['name', 'The name'],
  ['video_url', 'The video address'],
  ['CourseId', 'The course'],
  ['SequenceNo', 'The sequence number'],
  ['duration_in_seconds', 'The duration in seconds'],
  ['answer_hi', 'The answer in Hindi'],
  ['course_ids.3', 'The courses'],
  ['billing.gstin', 'The GSTIN'],
  ['course_info', 'The course information'],
  ['ends_at', 'The end'],
  ['', 'The request'],
])('%s is “%s” to a reader', (field, subject) => expect(subjectOf(field)).toBe(subject));
