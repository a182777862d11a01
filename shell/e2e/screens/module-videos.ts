import { accounts } from '../support/accounts';
import { shown } from '../support/expectations';
import { makeCourse } from '../support/staff-api';
import { moduleAdmin } from './module-admin';
import type { OpenPage } from '../support/test';

/** Opens the videos of a new course's only module as staff. */
export async function openVideos(openPage: OpenPage, courseName: string, moduleName: string, titles: string[] = []) {
  const page = await openPage({ reducedMotion: 'reduce', account: accounts.staff });
  const course = await makeCourse(courseName, [
    {
      name: moduleName,
      videos: titles.map((title, index) => ({
        title,
        url: `https://example.com/${index}.mp4`,
        seconds: 3_725 * (index + 1),
      })),
    },
  ]);
  const screen = moduleAdmin(page);
  await screen.openList(`&course=${course.id}`);
  await page.getByRole('button', { name: `Attachments of ${moduleName}` }).click();
  await shown(screen.modal.getByRole('heading', { name: `Module Videos for: ${moduleName} (${courseName})` }));
  return { page, screen, course };
}
