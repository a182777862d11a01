import type { Page } from '@playwright/test';
import { becomes } from './expectations';

const isError = /content security policy|act\(|duplicate.*react/i;

/** What a reader never sees but must not happen on any page: script errors, and what the console says of the page's policy. */
export class PageErrors {
  #texts: string[] = [];

  watch(page: Page): void {
    page.on('pageerror', (error) => this.#texts.push(error.message));
    page.on('console', (message) => isError.test(message.text()) && this.#texts.push(message.text()));
  }

  /** Those since the test began or last took them. */
  take(): string[] {
    return this.#texts.splice(0);
  }

  /** Waits until there are so many, which are expected. */
  async expect(count: number): Promise<void> {
    await becomes(() => this.#texts.length, count);
    this.take();
  }
}
