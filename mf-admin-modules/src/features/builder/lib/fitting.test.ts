import { fitting, sizeOf } from './fitting';

const videos = [4, 9, 3, 2].map((size) => ({ file: { size } }));
const sizes = (room: Parameters<typeof fitting>[1]) => fitting(videos, room).map(({ file }) => file.size);

test.each([
  ['all but what is too large on its own', { bytes_left: 100, file_bytes_max: 8, files_left: 5 }, [4, 3, 2]],
  ['the first ones up to the bytes', { bytes_left: 13, file_bytes_max: 10, files_left: 5 }, [4, 9]],
  ['the first ones up to the number', { bytes_left: 100, file_bytes_max: 10, files_left: 1 }, [4]],
  ['none', { bytes_left: 0, file_bytes_max: 10, files_left: 5 }, []],
])('%s', (_title, room, expected) => {
  expect(sizes(room)).toEqual(expected);
});

test('the size of files is that of all', () => {
  expect(sizeOf(videos)).toBe(18);
});
