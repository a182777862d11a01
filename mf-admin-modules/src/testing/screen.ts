import { configure, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { staff } from '@vidyapath/testing/users';
import remote from '../remote';

// Checking visibility in jsdom takes most of a test's time; the browser tests check it.
configure({ defaultHidden: true });

const path = '/course/module-master';

export const openForm = (search = '') => renderRemote(remote, `${path}${search}`, { user: staff });

/** Opens the View tab and waits for its table. */
export async function openList(search = '') {
  const view = await renderRemote(remote, `${path}?tab=view${search}`, { user: staff });
  await screen.findByRole('table', { name: 'Modules', busy: false });
  return view;
}

export const press = (name: string | RegExp) => screen.findByRole('button', { name });
export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** Puts a text into an empty field at once; typing it key by key takes jsdom seconds. */
export async function enter(user: UserEvent, name: string, text: string) {
  await user.click(field(name));
  await user.paste(text);
}
