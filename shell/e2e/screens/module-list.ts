import { accounts } from '../support/accounts';
import { shown } from '../support/expectations';
import { makeCourse } from '../support/staff-api';
import { moduleAdmin } from './module-admin';
import type { OpenPage } from '../support/test';

/** Opens the list of a new course's modules as staff and waits until they are shown. */
export async function openModuleList(openPage: OpenPage, courseName: string, names: string[]) {
  const page = await openPage({ account: accounts.staff });
  const course = await makeCourse(
    courseName,
    names.map((name) => ({ name })),
  );
  const screen = moduleAdmin(page);
  await screen.openList(`&course=${course.id}`);
  await shown(screen.rowOf(names[0] as string));
  return { page, screen, course };
}
