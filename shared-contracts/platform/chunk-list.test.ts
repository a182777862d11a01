import { isChunkOfScreen, parseChunkList } from './chunk-list';

test.each([
  ['screen-home', '/', true],
  ['screen-login', '/login', true],
  ['screen-refundpolicy', '/RefundPolicy', true],
  ['screen-course-course-content', '/course/course-content/:courseId', true],
  ['screens-course', '/course/course-content/:courseId', true],
  ['screens-course', '/course', true],
  ['screens-course', '/courses', false],
  ['screen-login', '/', false],
  ['messages-en', '/', false],
])('%s belongs to %s: %s', (name, path, belongs) => {
  expect(isChunkOfScreen(name, path)).toBe(belongs);
});

test.each([
  ['screen-orders', '/orders', true],
  ['screen-orders-one', '/orders', false],
  ['screen-orders', '/orders/:orderId', false],
  ['screen-orders-one', '/orders/:orderId', true],
  ['screen-certificates', '/certificates/:serial', true],
])('of a list and one of its records, %s belongs to %s: %s', (name, path, belongs) => {
  expect(isChunkOfScreen(name, path, ['screen-orders', 'screen-orders-one', 'screen-certificates'])).toBe(belongs);
});

test('refuses a list with files of another folder', () => {
  const list = (name: string) => ({ chunks: { 'screen-home': { files: [name], shared: [] } }, shared: {} });
  expect(parseChunkList(list('411.0a1b2c3d4e.js'))).toEqual(list('411.0a1b2c3d4e.js'));
  expect(() => parseChunkList(list('../main.js'))).toThrow('Invalid');
  expect(() => parseChunkList(list('https://elsewhere.example/main.js'))).toThrow('Invalid');
});
