import type { Page } from '@playwright/test';
import { accounts } from './support/accounts';
import { scrollsSideways, shown } from './support/expectations';
import { long } from './support/long';
import { people, type Screen, screens } from './support/screens';
import { expect, test } from './support/test';
import { visit } from './support/visit';

const word = 'Bartholomäusweiher'.repeat(4).slice(0, 60);

/** Names of the fields that people enter, in any answer of a service. */
const entered =
  /name|title|description|author|subject|body|question|answer|message|text|note|reason|category|comment|detail|info|city|address_line/i;
/** Values of the platform itself: addresses, times, kinds, numbers. */
const ofPlatform = /^$|^[/#]|^https?:|^[a-z_.@-]+$|^\d|^[A-Z]+-[\d-]+$|@/;

function widened(value: unknown, key = ''): unknown {
  if (typeof value === 'string') {
    if (!entered.test(key) || /_?id$/i.test(key) || ofPlatform.test(value)) return value;
    return value.startsWith('<') ? `${value}<p>${word}</p>` : `${word} ${value}`;
  }
  if (Array.isArray(value)) return value.map((part) => widened(part, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, widened(part, name)]));
}

/** Each text that somebody entered begins with a word of 60 letters, whichever service it comes from. */
async function widenTexts(page: Page): Promise<void> {
  await page.route(/\/(?:api|auth)\//, async (route) => {
    // The stream of notifications never ends.
    if (route.request().method() !== 'GET' || route.request().url().endsWith('/stream')) return route.continue();
    const response = await route.fetch();
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
    return route.fulfill({ response, json: widened(await response.json()) });
  });
}

/** What reaches over the edge of the screen and is not in an area that scrolls by itself, for the report of a failure. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 80)}`)
      .slice(0, 5),
  );

const further: readonly Screen[] = [
  { name: 'FAQ', path: '/helpdesk/faq' },
  { name: 'grievance officer', path: '/helpdesk/grievance' },
  { name: 'own tickets', path: '/helpdesk/tickets', account: accounts.learner },
  { name: 'new ticket', path: '/helpdesk/tickets/new', account: accounts.learner },
  { name: 'own courses', path: '/my-learning', account: accounts.learner },
  { name: 'FAQ signed in', path: '/helpdesk/faq', account: accounts.learner },
  { name: 'reviews', path: '/moderation/reviews', account: accounts.staff },
  { name: 'discussions', path: '/moderation/discussions', account: accounts.staff },
  { name: 'user report', path: '/reports/user-report', account: accounts.staff },
  { name: 'login report', path: '/reports/login-report', account: accounts.staff },
  { name: 'error report', path: '/reports/error-report', account: accounts.staff },
  { name: 'people', path: '/admin/users', account: accounts.staff },
  { name: 'desk', path: '/helpdesk/tickets', account: accounts.staff },
  { name: 'FAQ list', path: '/helpdesk/faq/edit?tab=view', account: accounts.staff },
  { name: 'contact messages', path: '/helpdesk/messages', account: accounts.staff },
];

for (const { name, account } of people) {
  for (const width of [360, 320]) {
    test(`a word of 60 letters makes no screen of ${name} wider than ${width} pixels`, long, async ({ openPage }) => {
      const page = await openPage({ account, reducedMotion: 'reduce', viewport: { width, height: 800 } });
      await widenTexts(page);
      const wide: string[] = [];
      const withWord: string[] = [];
      for (const screen of [...screens, ...further].filter((one) => one.account === account)) {
        await visit(page, screen);
        if ((await page.getByText(word).count()) > 0) withWord.push(screen.name);
        if (await scrollsSideways(page)) wide.push(`${screen.name}: ${(await tooWide(page)).join(' | ')}`);
      }
      expect(withWord.length).toBeGreaterThanOrEqual(3);
      expect(wide).toEqual([]);
    });
  }
}

const opened = [
  { name: 'a ticket of a learner', list: '/helpdesk/tickets', link: /^VT-/, account: accounts.learner },
  { name: 'a ticket at the desk', list: '/helpdesk/tickets', link: /^VT-/, account: accounts.staff },
  { name: 'an order', list: '/sales/orders?status=paid', link: /^VP/, account: accounts.staff },
];

for (const { name, list, link, account } of opened) {
  test(`${name} with words of 60 letters is not wider than 320 pixels`, long, async ({ openPage }) => {
    const page = await openPage({ account, reducedMotion: 'reduce', viewport: { width: 320, height: 800 } });
    await widenTexts(page);
    const main = page.getByRole('main');
    // The demo's orders are made a while after the start.
    await expect(async () => {
      await page.goto(list);
      await main.getByRole('link', { name: link }).first().click({ timeout: 5_000 });
    }).toPass();
    await page.waitForURL(/[0-9a-f-]{36}$/);
    await shown(main.getByText(word));
    expect(await scrollsSideways(page)).toBe(false);
  });
}
