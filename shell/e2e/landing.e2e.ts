import { landingPage } from './screens/landing-page';
import { becomes, heading, shown } from './support/expectations';
import { expect, type OpenPage, test } from './support/test';

const open = async (openPage: OpenPage, options?: Parameters<OpenPage>[0]) => {
  const page = await openPage(options);
  const landing = landingPage(page);
  await landing.open();
  return { page, landing };
};

test('the top bar leads to each section, which gets the focus; below it they stand in order', async ({ openPage }) => {
  const { page, landing } = await open(openPage);
  const bar = page.getByRole('banner');
  const anchors = [
    ['About Us', 'About Us'],
    ['Contact Us', 'Contact Us'],
    ['Testimonials', 'Testimonials'],
    ['Pricing', 'Pricing'],
  ] as const;
  for (const [link, name] of anchors) {
    await bar.getByRole('link', { name: link, exact: true }).click();
    await page.waitForFunction(
      (text) => document.activeElement?.tagName === 'H2' && document.activeElement.textContent === text,
      name,
    );
  }
  await bar.getByRole('link', { name: 'Home', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/' && url.hash === '');
  await shown(bar.getByRole('link', { name: 'Login', exact: true }));
  await shown(bar.getByRole('link', { name: 'Sign Up', exact: true }));
  const order = ['Why learn here', 'Pricing', 'About Us', 'Testimonials', 'Contact Us'].map((name) =>
    landing.section(name),
  );
  const tops = await Promise.all([...order, landing.footer].map(async (part) => (await part.boundingBox())?.y ?? 0));
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
});

test('Home and the logo lead to the top of the landing page; Back and Forward show each page where it was left', async ({
  openPage,
}) => {
  // Without smooth scrolling the page is at its position at once.
  const { page, landing } = await open(openPage, { reducedMotion: 'reduce' });
  const bar = page.getByRole('banner');
  /** Uses only the mouse: Playwright's click scrolls to the position that a sticky element would have. */
  const follow = async (name: string | RegExp) => {
    const box = await bar.getByRole('link', { name, exact: true }).boundingBox();
    if (!box) throw new Error(`${name} is not shown`);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  };
  const position = () => page.evaluate(() => Math.round(window.scrollY));
  const scrollTo = async (y: number) => {
    await page.evaluate((wanted) => window.scrollTo(0, wanted), y);
    await becomes(position, y);
  };
  await shown(landing.footer);
  for (const name of ['Home', /, home$/]) {
    await scrollTo(900);
    await follow(name);
    await becomes(position, 0);
  }
  await follow('Pricing');
  await becomes(async () => (await position()) > 200, true);
  await follow('Home');
  await becomes(position, 0);
  await scrollTo(900);
  await follow('Courses');
  await heading(page, /courses/i);
  await becomes(position, 0);
  await page.goBack();
  await becomes(position, 900);
  await page.goForward();
  await becomes(position, 0);
  await follow('Home');
  await becomes(position, 0);
});
