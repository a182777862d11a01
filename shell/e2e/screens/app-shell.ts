import type { Page } from '@playwright/test';
import { hidden, shown } from '../support/expectations';

export const groupNames = ['Courses', 'Sales', 'Helpdesk', 'Reports'] as const;
type GroupName = (typeof groupNames)[number];

/** The layout of signed-in users: sidebar, top bar and its menus. */
export function appShell(page: Page) {
  const sidebar = page.getByRole('navigation', { name: 'Sidebar' });
  const group = (name: string, state: { expanded?: boolean } = {}) => sidebar.getByRole('button', { name, ...state });
  const notifications = page.getByRole('dialog', { name: /^\d+ New Notifications$/ });
  const account = page.getByRole('button', { name: /^Account of / });
  return {
    sidebar,
    group,
    notifications,
    account,
    loader: page.getByRole('banner').getByRole('progressbar', { name: 'Loading page' }),
    toggleSidebar: page.getByRole('button', { name: 'Toggle sidebar' }),
    bell: page.getByRole('button', { name: /^Notifications, \d+ new$/ }),
    menu: page.getByRole('menu', { name: 'Account' }),
    link: (name: string) => sidebar.getByRole('link', { name, exact: true }),
    /** Follows the link to this address, whose group may be closed. */
    async follow(path: string) {
      const link = page.locator(`a[href="${path}"]`);
      const entry = sidebar.getByRole('listitem').filter({ has: link });
      await sidebar.locator(link).waitFor({ state: 'attached' });
      const closed = entry.getByRole('button', { expanded: false });
      if ((await closed.count()) > 0) await closed.click();
      await sidebar.locator(link).click();
    },

    /** Waits until exactly this group is open; `null`: none. */
    async openIs(open: GroupName | null) {
      for (const name of groupNames) await shown(group(name, { expanded: name === open }));
    },
    /** Opens a group and returns name and target of its entries. */
    async entriesOf(name: GroupName): Promise<string[]> {
      await group(name).click();
      await shown(group(name, { expanded: true }));
      const links = sidebar
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name }) })
        .getByRole('link');
      await shown(links);
      return links.evaluateAll((all) => all.map((link) => `${link.textContent} ${link.getAttribute('href')}`));
    },
    async choose(entry: string) {
      await account.click();
      await page.getByRole('menuitem', { name: entry }).click();
      await hidden(page.getByRole('menu'));
    },
  };
}
