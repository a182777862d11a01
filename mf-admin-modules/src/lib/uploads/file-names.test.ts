import { sortDropped } from './file-names';

const named = (names: readonly string[]) => names.map((name) => new File(['x'], name));
const titles = (names: readonly string[]) => sortDropped(named(names)).videos.map(({ title }) => title);

test('videos are in the order of their names, numbers by value', () => {
  expect(titles(['10 - Ten.mp4', '2 - Two.mp4', '1 - One.mp4'])).toEqual(['One', 'Two', 'Ten']);
});

test('captions belong to the video of the same stem, in any case', () => {
  const { videos, captions, others } = sortDropped(
    named(['01 Ohm.mp4', '01 ohm.hi.vtt', '01 Ohm.en.SRT', '02 Volt.en.vtt', '01 Ohm.xx.vtt', 'notes.docx']),
  );
  expect(videos.map((video) => video.captions.map(({ language, file }) => [language, file.name]))).toEqual([
    [
      ['hi', '01 ohm.hi.vtt'],
      ['en', '01 Ohm.en.SRT'],
    ],
  ]);
  expect(captions.map(({ file, language, stem }) => [file.name, language, stem])).toEqual([
    ['02 Volt.en.vtt', 'en', '02 volt'],
  ]);
  expect(others.map(({ name }) => name)).toEqual(['01 Ohm.xx.vtt', 'notes.docx']);
});

test('captions belong to their video also where a system writes the letters in parts', () => {
  const { videos } = sortDropped(named(['Café.mp4', 'Cafe\u0301.hi.vtt']));
  expect(videos.map((video) => video.captions.length)).toEqual([1]);
});
