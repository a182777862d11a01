import '@vidyapath/testing/everything-in-sight';
import { configure, screen, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { staff } from '@vidyapath/testing/users';
import remote from '../remote';

// Only tests about visibility check it: jsdom computes styles too slowly for all queries.
configure({ defaultHidden: true });

export const categoryMaster = '/course/category-master';
export const courseMaster = '/course/course-master';

/** Opens a screen as staff, or as another user. */
export async function open(path: string, user = staff) {
  const view = await renderRemote(remote, path, { user });
  await screen.findByRole('heading', { level: 1 });
  return { ...view, user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }) };
}

/** Texts of the rows shown, cell by cell. */
export async function shownRows(name: string): Promise<(string | null)[][]> {
  const table = await screen.findByRole('table', { name, busy: false });
  const [, ...rows] = within(table).getAllByRole('row');
  return rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  );
}

export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
