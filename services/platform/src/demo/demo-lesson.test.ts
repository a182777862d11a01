import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { renditionNames } from '@vidyapath/http/lesson-names';
import { demoCatalogue } from './content/demo-catalogue';

const folder = resolve(__dirname, '../../demo/lesson');
const lesson = JSON.parse(readFileSync(join(folder, 'lesson.json'), 'utf8')) as {
  title: string;
  duration_seconds: number;
  renditions: { name: string; size_bytes: number }[];
  poster: string;
  storyboard: { file: string };
  captions: Record<string, { from: number; to: number; text: string }[]>;
};
const files = readdirSync(join(folder, 'files'), { recursive: true, encoding: 'utf8' });

test('the committed lesson has 4 minutes in all renditions, and 8 MB at most', () => {
  expect(lesson.duration_seconds).toBe(240);
  expect(lesson.renditions.map(({ name }) => name).toSorted()).toEqual([...renditionNames].toSorted());
  for (const { name } of lesson.renditions) expect(files).toContain(join(name, 's00060.m4s'));
  expect(files).toEqual(expect.arrayContaining(['master.m3u8', lesson.poster, lesson.storyboard.file]));
  const bytes = files.reduce((sum, name) => sum + statSync(join(folder, 'files', name)).size, 0);
  expect(bytes).toBeLessThan(8_000_000);
});

test('the captions of both languages have the same times, to the end', () => {
  const timesOf = (language: string) => lesson.captions[language]?.map(({ from, to }) => [from, to]);
  expect(timesOf('hi')).toEqual(timesOf('en'));
  expect(lesson.captions.en?.at(-1)?.to).toBe(lesson.duration_seconds);
  for (const { text } of lesson.captions.hi ?? []) expect(text).toMatch(/[\u0900-\u097f]/);
});

test('a paid course has it', () => {
  const courses = demoCatalogue.flatMap((category) => category.courses);
  const found = courses.filter(({ modules }) => modules.some(({ videos }) => videos.includes(lesson.title)));
  expect(found).toHaveLength(1);
  expect(found[0]?.price[1]).toBeGreaterThan(0);
});
