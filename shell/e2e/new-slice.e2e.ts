import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appShell } from './screens/app-shell';
import { accounts } from './support/accounts';
import { heading, hidden, shown } from './support/expectations';
import { long } from './support/long';
import { type MadeSlice, makeSlice } from './support/made-slice';
import { useOwnPlatform } from './support/own-platform';
import { expect, test } from './support/test';

const platform = useOwnPlatform();
const refused = 'mf_live_classes is not released: it claims /my-learning of mf_learning';

let slice: MadeSlice;
test.beforeAll(async () => {
  slice = await makeSlice(
    'live-classes',
    '--title=Live classes',
    '--title-hi=लाइव कक्षाएँ',
    '--access=staff',
    '--path=/live-classes',
  );
});
test.afterAll(() => slice.remove());

test(
  'a slice made by the generator and released appears in an open page and opens, for its roles and in both languages; rolled back, it disappears',
  long,
  async ({ openPage }) => {
    const page = await openPage({ account: accounts.staff });
    await page.goto('/dashboard/home');
    const shell = appShell(page);
    await shown(shell.group('Courses'));
    await hidden(shell.group('Live classes'));
    await page.evaluate(() => {
      document.body.dataset.opened = 'before';
    });

    await test.step('a build that claims an address of another slice is refused, from another checkout than the platform’s', async () => {
      const file = join(slice.folder, 'mf-live-classes/slice.json');
      const original = await readFile(file, 'utf8');
      const described = JSON.parse(original) as { routes: object[] };
      described.routes.push({ ...described.routes[0], path: '/my-learning' });
      await writeFile(file, JSON.stringify(described));
      await expect(slice.release(platform.dataDir())).rejects.toThrow(refused);
      await writeFile(file, original);
    });

    await test.step('after the release it appears in the sidebar of the open page and opens there', async () => {
      expect(await slice.release(platform.dataDir())).toContain('mf-live-classes: visitors get 1.0.0-');
      await page.getByRole('main').getByRole('link', { name: 'Manage categories' }).click();
      // Opening a page opens its group.
      await shown(shell.link('Category Master'));
      await shell.group('Live classes').click();
      await shell.link('Live classes').click();
      await heading(page, 'Live classes');
      expect(await page.title()).toBe('Live classes · Vidyapath');
      expect(await page.evaluate(() => document.body.dataset.opened)).toBe('before');
    });

    await test.step('it opens in Hindi by its address', async () => {
      const hindi = await openPage({ account: accounts.staff, language: 'hi' });
      await hindi.goto('/live-classes');
      await heading(hindi, 'लाइव कक्षाएँ');
      expect(await hindi.title()).toBe('लाइव कक्षाएँ · Vidyapath');
      await shown(hindi.getByRole('link', { name: 'लाइव कक्षाएँ' }));
    });

    await test.step('it does not open for a learner', async () => {
      const learner = await openPage({ account: accounts.learner });
      await learner.goto('/live-classes');
      await heading(learner, "You don't have access to this page.");
      await hidden(appShell(learner).group('Live classes'));
    });

    await test.step('after the rollback it is not in the sidebar, and its address is not found', async () => {
      expect(await slice.rollBack(platform.dataDir())).toContain('its only release is taken back');
      await page.getByRole('link', { name: 'Dashboard' }).first().click();
      await hidden(shell.group('Live classes'));
      expect(await page.evaluate(() => document.body.dataset.opened)).toBe('before');
      expect((await page.goto('/live-classes'))?.status()).toBe(404);
      await heading(page, 'Page not found');
    });
  },
);
