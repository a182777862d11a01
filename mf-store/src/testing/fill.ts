import type { UserEvent } from '@testing-library/user-event';

/** Puts a whole value into a field at once. */
export async function fill(user: UserEvent, field: HTMLElement, value: string): Promise<void> {
  await user.click(field);
  await user.paste(value);
}
