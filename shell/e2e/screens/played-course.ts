import type { Page } from '@playwright/test';
import { accounts } from '../support/accounts';
import { shown } from '../support/expectations';
import { giveCourse, makeCourse } from '../support/staff-api';
import type { OpenPage } from '../support/test';
import { courseProgress } from './course-progress';

const mark = Date.now().toString(36);

interface Lesson {
  title: string;
  url: string;
  seconds: number;
}

export const lesson = (title: string, url: string): Lesson => ({ title, url, seconds: 14 });

/** The clips are short, so a clip repeats until the test ends it. */
function repeatVideos(): void {
  addEventListener(
    'play',
    ({ target }) => {
      (target as HTMLVideoElement).loop = true;
    },
    true,
  );
}

/** Makes a course of two parts and opens the first one as a learner. */
export async function openCourse(
  openPage: OpenPage,
  name: string,
  first: Lesson[],
  second: Lesson[] = [],
  viewport = { width: 1_280, height: 800 },
): Promise<{ page: Page; screen: ReturnType<typeof courseProgress> }> {
  const course = await makeCourse(`${name} ${mark}`, [
    { name: 'First part', videos: first },
    { name: 'Second part', videos: second },
  ]);
  await giveCourse(accounts.learner, course.id);
  const page = await openPage({ viewport, reducedMotion: 'reduce', account: accounts.learner });
  await page.addInitScript(repeatVideos);
  const screen = courseProgress(page);
  await screen.open(course.id);
  await screen.module(/^First part/).click();
  await shown(page.getByRole('button', { name: `Play ${first[0]?.title}`, exact: true }));
  return { page, screen };
}
