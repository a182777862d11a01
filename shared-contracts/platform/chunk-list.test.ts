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

test('a list whose files lie elsewhere is refused', () => {
  const list = (name: string) => ({ chunks: { 'screen-home': { files: [name], shared: [] } }, shared: {} });
  expect(parseChunkList(list('411.0a1b2c3d4e.js'))).toEqual(list('411.0a1b2c3d4e.js'));
  expect(() => parseChunkList(list('../main.js'))).toThrow('Invalid');
  expect(() => parseChunkList(list('https://elsewhere.example/main.js'))).toThrow('Invalid');
});
