import type { Locator, Page } from '@playwright/test';
import { becomes, shown } from '../support/expectations';

/** More stops than any screen has. */
const stops = 120;

/** A user without a mouse: goes from stop to stop and presses keys, nothing else. */
export function keyboard(page: Page) {
  const isAt = (target: Locator) => target.first().evaluate((element) => element === document.activeElement);

  /** Focus that is off the screen or under something is no focus. Of a tall text the browser brings the line with the caret alone. */
  const isSeen = (target: Locator): Promise<void> =>
    // Asked again each time: the editor's code may put another element in its place.
    becomes(
      () =>
        target.first().evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const [firstLine, middle] = [Math.min(height / 2, 20), Math.min(height / 2, innerHeight / 3)];
          return [firstLine, middle].some((down) => {
            const there = document.elementFromPoint(left + width / 2, top + down);
            return (
              there !== null &&
              (element.contains(there) || there.contains(element) || element.parentElement?.contains(there) === true)
            );
          });
        }),
      true,
    );

  /** Goes there by Tab alone, and sees where it is. */
  const reach = async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
    await shown(target);
    for (let stop = 0; stop < stops; stop += 1) {
      if (await isAt(target)) return await isSeen(target);
      await page.keyboard.press(key);
    }
    throw new Error(`Tab never reaches ${String(target)}`);
  };

  return {
    reach,
    press: (key: string) => page.keyboard.press(key),
    type: (text: string) => page.keyboard.type(text),
    activate: async (target: Locator) => {
      await reach(target);
      await page.keyboard.press('Enter');
    },
    write: async (target: Locator, text: string) => {
      await reach(target);
      await page.keyboard.press('Control+A');
      await page.keyboard.type(text);
    },
    /** A native dropdown takes the one that begins so, once it has it. */
    choose: async (target: Locator, label: string) => {
      await target.getByRole('option', { name: label }).first().waitFor({ state: 'attached' });
      await reach(target);
      await page.keyboard.type(label);
      await target.locator('option:checked', { hasText: label }).waitFor({ state: 'attached' });
    },
    check: async (target: Locator) => {
      await reach(target);
      await page.keyboard.press('Space');
    },
  };
}
