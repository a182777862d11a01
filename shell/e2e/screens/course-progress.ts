import type { Page } from '@playwright/test';

export function courseProgress(page: Page) {
  const modules = page.getByRole('main').getByRole('heading', { level: 2 });
  const pages = page.getByRole('navigation', { name: 'Pages of modules' });
  const player = page.getByRole('region', { name: /^Video player: / });
  return {
    modules,
    pages,
    player,
    controls: player.getByRole('group', { name: 'Player controls' }),
    open: (courseId?: number, search = '') =>
      page.goto(`/course/course-progress${courseId === undefined ? '' : `/${courseId}`}${search}`),
    search: page.getByRole('searchbox', { name: 'Search modules' }),
    perPage: page.getByRole('combobox', { name: 'Per page' }),
    expanded: page.getByRole('main').getByRole('button', { expanded: true }),
    module: (name: string | RegExp) => page.getByRole('main').getByRole('button', { name }),
    /** By a number of the paginator (`Page 5`, waits until it is the present page) or by `Next` and similar buttons. */
    async goTo(name: string) {
      const button = pages.getByRole('button', { name, exact: true });
      await button.click();
      if (name.startsWith('Page ')) await button.and(page.locator('[aria-current]')).waitFor();
    },
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
    /** The numbers of the paginator with its gaps. */
    pageNumbers: async () => (await pages.innerText()).split(/\s+/).filter(Boolean).join(' '),

    /** Waits until the video with this title plays, and returns its file's address. */
    async playing(title: string): Promise<string> {
      const found = await page.waitForFunction((name) => {
        const running = [...document.querySelectorAll('video')].filter(
          (video) => !video.paused && video.currentTime > 0,
        );
        return running.length === 1 && running[0]?.getAttribute('aria-label') === `Video: ${name}`
          ? running[0].currentSrc
          : undefined;
      }, title);
      return (await found.jsonValue()) as string;
    },
    video: (title: string) => page.getByLabel(`Video: ${title}`, { exact: true }),
  };
}
