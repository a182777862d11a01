import type { Page } from '@playwright/test';
import { becomes } from './expectations';

const isError = /content security policy|act\(|duplicate.*react/i;

/** Errors that a reader does not see but that must not happen: script errors, and messages of the console about the page's policy. */
export class PageErrors {
  #texts: string[] = [];

  watch(page: Page): void {
    page.on('pageerror', (error) => this.#texts.push(error.message));
    page.on('console', (message) => isError.test(message.text()) && this.#texts.push(message.text()));
  }

  /** The errors since the test began or since the last call. */
  take(): string[] {
    return this.#texts.splice(0);
  }

  /** Waits for this number of expected errors. */
  async expect(count: number): Promise<void> {
    await becomes(() => this.#texts.length, count);
    this.take();
  }
}
