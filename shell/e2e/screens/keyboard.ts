import type { Locator, Page } from '@playwright/test';
import { becomes, shown } from '../support/expectations';

/** More Tab stops than any screen has. */
const stops = 120;

/** A user without a mouse, who only moves by Tab and presses keys. */
export function keyboard(page: Page) {
  const isAt = (target: Locator) => target.first().evaluate((element) => element === document.activeElement);

  /** A focused element must be on the screen and not covered. In a tall text the browser scrolls only to the line with the caret. */
  const isSeen = (target: Locator): Promise<void> =>
    // Found again each time: the editor's code may replace the element.
    becomes(
      () =>
        target.first().evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const firstLine = Math.min(height / 2, 20);
          const middle = Math.min(height / 2, innerHeight / 3);
          return [firstLine, middle].some((down) => {
            const topmost = document.elementFromPoint(left + width / 2, top + down);
            return (
              topmost !== null &&
              (element.contains(topmost) ||
                topmost.contains(element) ||
                element.parentElement?.contains(topmost) === true)
            );
          });
        }),
      true,
    );

  /** Moves to the target by Tab alone and checks that it is visible. */
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
    /** A native dropdown chooses the option that begins with the typed text, after the option is loaded. */
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
