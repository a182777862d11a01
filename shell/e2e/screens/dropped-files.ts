import type { Page } from '@playwright/test';

export interface DroppedFile {
  name: string;
  /** Its content; repeated up to `bytes`. */
  text?: string;
  bytes?: number;
}

/** Drops files on an element, as from the desktop. */
export async function dropFiles(page: Page, target: string, files: readonly DroppedFile[]): Promise<void> {
  const transfer = await page.evaluateHandle((dropped) => {
    const made = new DataTransfer();
    for (const { name, text = name, bytes = 0 } of dropped) {
      const content = text.length >= bytes ? text : text.repeat(Math.ceil(bytes / text.length)).slice(0, bytes);
      made.items.add(new File([content], name));
    }
    return made;
  }, files as DroppedFile[]);
  await page.locator(target).first().dispatchEvent('drop', { dataTransfer: transfer });
}

/** Counts what a person presses with a pointer from now on. */
export async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('countClick', () => {
    clicks += 1;
  });
  await page.addInitScript(() => {
    const { countClick } = window as unknown as { countClick: () => void };
    window.addEventListener('pointerdown', () => countClick(), true);
  });
  return () => clicks;
}
