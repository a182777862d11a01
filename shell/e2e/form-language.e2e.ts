import { accounts } from './support/accounts';
import { shown } from './support/expectations';
import { longUnless } from './support/long';
import { visit } from './support/visit';
import { expect, test } from './support/test';

for (const { field, english, hindi, ...screen } of [
  {
    name: 'category form',
    path: '/course/category-master',
    field: 'Category Name',
    english: 'Category Name is required.',
    hindi: 'श्रेणी का नाम भरना ज़रूरी है।',
  },
  {
    name: 'course form',
    path: '/course/course-master',
    field: 'Course Name',
    english: 'Course Description is required.',
    hindi: 'कोर्स का विवरण भरना ज़रूरी है।',
  },
  {
    name: 'module form',
    path: '/course/module-master',
    field: 'Module name',
    english: 'Description is required.',
    hindi: 'विवरण भरना ज़रूरी है।',
  },
]) {
  test(
    `what is wrong in the ${screen.name} is shown in a language that is chosen later, and what was typed stays`,
    longUnless(screen.name === 'course form'),
    async ({ openPage }) => {
      const page = await openPage({ account: accounts.staff });
      await visit(page, screen);
      const typed = screen.name === 'category form' ? ' ' : 'Clay';
      await page.getByRole('textbox', { name: field, exact: true }).fill(typed);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await shown(page.getByText(english, { exact: true }));
      await page.getByRole('button', { name: 'हिन्दी' }).click();
      await shown(page.getByText(hindi, { exact: true }));
      expect(await page.getByText(english, { exact: true }).count()).toBe(0);
      expect(
        await page
          .getByRole('main')
          .getByRole('textbox')
          .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value)),
      ).toContain(typed);
    },
  );
}
