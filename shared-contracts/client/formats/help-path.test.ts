import { helpPath, reportPath } from './help-path';

test('known facts are in the address', () => {
  expect(helpPath({ category: 'course', course_id: 7 })).toBe('/helpdesk/tickets/new?category=course&course_id=7');
});

test('links only a failure of ours with a request id', () => {
  const problem = { detail: '', errors: [] };
  const path = '/helpdesk/tickets/new?category=technical&request_id=r%261';
  expect(reportPath({ ...problem, status: 503, requestId: 'r&1' })).toBe(path);
  expect(reportPath({ ...problem, status: 503 })).toBeUndefined();
  expect(reportPath({ ...problem, status: 404, requestId: 'r' })).toBeUndefined();
});
