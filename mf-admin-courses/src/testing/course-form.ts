import { act, fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { field } from './admin-screens';

export const editor = () => screen.findByRole('textbox', { name: 'Course Info' });
export const rating = () => screen.getByRole('slider', { name: 'Rating' });

export async function pressOnRating(user: UserEvent, keys: string): Promise<void> {
  act(() => rating().focus());
  await user.keyboard(keys);
}

const write = (label: string, text: string) => fireEvent.change(field(label), { target: { value: text } });

/** jsdom does no editing, so text is pasted. */
export async function pasteInfo(content: { text: string; html?: string }): Promise<void> {
  const types = content.html === undefined ? ['text/plain'] : ['text/plain', 'text/html'];
  const getData = (type: string) => (type === 'text/html' ? (content.html ?? '') : content.text);
  fireEvent.paste(await editor(), { clipboardData: { types, getData, files: [], items: [] } });
}

/** Chooses an option of a dropdown, once it is loaded. */
export async function choose(user: UserEvent, label: string, option: string): Promise<void> {
  const dropdown = screen.getByRole('combobox', { name: label });
  await user.selectOptions(dropdown, await within(dropdown).findByRole('option', { name: option }));
}

/** Fills in the required fields. */
export async function fillCourse(user: UserEvent, category: string): Promise<void> {
  write('Course Name', 'React Basics');
  write('Course Description', 'From zero to a first app');
  write('Introduction Video Url', 'https://example.com/intro.mp4');
  await pressOnRating(user, '{Home}{ArrowRight}{ArrowRight}{ArrowRight}');
  write('Actual Price', '1999');
  write('Discounted Price', '999.5');
  await choose(user, 'Category', category);
  await pasteInfo({ text: 'What you will learn' });
}
