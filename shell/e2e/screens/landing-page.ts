import type { Page } from '@playwright/test';
import { heading } from '../support/expectations';

export const message = {
  'Full Name': 'मीरा Das',
  Email: 'meera@vidyapath.example',
  'Mobile Number': '9876543210',
  Message: 'When does the next course start?',
};
export type MessageLabel = keyof typeof message;

export function landingPage(page: Page) {
  const contact = page.getByRole('form', { name: 'Send us a message' });
  const field = (label: MessageLabel) => contact.getByLabel(label, { exact: true });
  const labels = Object.keys(message) as MessageLabel[];
  return {
    async open(path = '/') {
      await page.goto(path);
      await heading(page, 'Learn with Vidyapath');
    },
    section: (name: string) => page.getByRole('region', { name, exact: true }),
    slides: page.getByRole('region', { name: 'Why learn here' }),
    testimonials: page.getByRole('region', { name: 'What learners say' }),
    footer: page.getByRole('contentinfo'),
    contact,
    field,
    labels,
    async write(values: Partial<typeof message>) {
      for (const label of labels) if (values[label] !== undefined) await field(label).fill(values[label]);
    },
    send: () => contact.getByRole('button', { name: 'Send Message' }).click(),
    written: async () =>
      Object.fromEntries(
        await Promise.all(labels.map(async (label) => [label, await field(label).inputValue()])),
      ) as typeof message,
    newsletter: page.getByRole('form', { name: 'Newsletter' }),
  };
}
