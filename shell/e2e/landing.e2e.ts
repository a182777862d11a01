import type { Locator, Page } from '@playwright/test';
import { landingPage } from './screens/landing-page';
import { becomes, heading, shown } from './support/expectations';
import { expect, type OpenPage, test } from './support/test';

const open = async (openPage: OpenPage, options?: Parameters<OpenPage>[0]) => {
  const page = await openPage(options);
  const landing = landingPage(page);
  await landing.open();
  return { page, landing };
};
const slide = (carousel: Locator, name: string) => shown(carousel.getByRole('heading', { name }));
/** From now on time passes only when a test moves the clock. */
const standStill = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
const goesTo = async (links: Locator): Promise<string[]> =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));

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

test('the address /contact is the contact section of the landing page', async ({ page }) => {
  await page.goto('/contact');
  await page.waitForFunction(() => document.activeElement?.textContent === 'Contact Us');
  expect(new URL(page.url()).pathname).toBe('/');
});

test('three slides turn by button, by arrow key and by themselves, until they are paused', async ({ page }) => {
  await page.clock.install();
  const landing = landingPage(page);
  await landing.open();
  await standStill(page);
  const { slides } = landing;
  const titles = ['No Worries at All!', 'Learn from the Best', 'Complete Roadmap'];
  for (const name of titles) {
    await slide(slides, name);
    await page.clock.runFor(7_000);
  }
  await slide(slides, 'No Worries at All!');
  await slides.getByRole('button', { name: 'Pause the slides' }).click();
  await page.mouse.move(0, 800);
  await page.clock.runFor(30_000);
  await slide(slides, 'No Worries at All!');
  await slides.getByRole('button', { name: 'Next slide' }).click();
  await slide(slides, 'Learn from the Best');
  await page.keyboard.press('ArrowRight');
  await slide(slides, 'Complete Roadmap');
  await slides.getByRole('button', { name: 'Previous slide' }).click();
  await shown(slides.getByText('2 of 3'));
});

test('the slides do not move for visitors who ask for less motion', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: 'reduce' });
  await page.clock.install();
  const landing = landingPage(page);
  await landing.open();
  await standStill(page);
  await page.clock.runFor(30_000);
  await slide(landing.slides, 'No Worries at All!');
  await landing.slides.getByRole('button', { name: 'Let the slides turn' }).click();
  await page.mouse.click(5, 600);
  await page.clock.runFor(7_000);
  await slide(landing.slides, 'Learn from the Best');
});

test('four plans with their prices; Buy Now leads to sign-up and keeps the plan', async ({ openPage }) => {
  const { page, landing } = await open(openPage);
  const pricing = landing.section('Pricing');
  for (const text of [
    '₹199',
    '₹999',
    '₹1,999',
    '₹4,999',
    'Access to one course.',
    'A curated bundle of courses.',
    'Unlimited access to all courses for 2 years.',
    'All courses, for life.',
  ]) {
    await shown(pricing.getByText(text, { exact: true }));
  }
  expect(await goesTo(pricing.getByRole('link', { name: 'Buy Now' }))).toEqual(
    ['single', 'bundle', 'subscription', 'lifetime'].map((plan) => `/signup?plan=${plan}`),
  );
  await pricing.getByRole('link', { name: 'Buy Now' }).nth(2).click();
  await shown(page.getByRole('note', { name: 'Your plan' }).getByText('2 Year Subscription'));
});

test('about: a mission, a Hindi motto; six testimonials on two slides of three', async ({ openPage }) => {
  const { landing } = await open(openPage);
  const about = landing.section('About Us');
  await shown(about.getByRole('heading', { name: 'Our mission' }));
  expect(await about.getByText('ज्ञान हर घर तक, हुनर हर हाथ में').getAttribute('lang')).toBe('hi');
  const { testimonials } = landing;
  const first = await testimonials.getByRole('figure').allTextContents();
  await testimonials.getByRole('button', { name: 'Next slide' }).click();
  const second = await testimonials.getByRole('figure').allTextContents();
  expect([first.length, second.length, new Set([...first, ...second]).size]).toEqual([3, 3, 6]);
});

test('contact: the office in Bhubaneswar, a way there, our own map that opens the real one', async ({ openPage }) => {
  const { page, landing } = await open(openPage);
  const contact = landing.section('Contact Us');
  // Content below the window loads when it is scrolled to, or a while later.
  await contact.scrollIntoViewIfNeeded();
  await shown(contact.getByText(/Bhubaneswar, Odisha/));
  const ways = await goesTo(contact.getByRole('link', { name: /Get directions|Open the map/ }));
  expect(ways.map((way) => new URL(way).host)).toEqual(['www.openstreetmap.org', 'www.openstreetmap.org']);
  await shown(contact.getByRole('link', { name: 'Open the map (new tab)' }).locator('svg'));
  for (const name of landing.labels) await shown(landing.field(name));
  const hosts = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).host),
  );
  expect(new Set(hosts)).toEqual(new Set([new URL(page.url()).host]));
});

test('the footer: who we are, quick links that lead on, the newsletter, this year', async ({ openPage }) => {
  const { page, landing } = await open(openPage);
  const { footer } = landing;
  await footer.scrollIntoViewIfNeeded();
  await shown(footer.getByText('Affordable video courses for learners all over India.'));
  await shown(footer.getByText(`© 2025–${new Date().getFullYear()} Vidyapath. All rights reserved.`));
  await shown(footer.getByRole('button', { name: 'Subscribe' }));
  const links = footer.getByRole('navigation', { name: 'Quick Links' }).getByRole('link');
  expect(await goesTo(links)).toEqual([
    '/',
    '/course/available-course',
    '/#about',
    '/helpdesk/faq',
    '/contact',
    '/RefundPolicy',
    '/TermsAndConditions',
  ]);
  await footer.getByRole('link', { name: 'Contact Us' }).click();
  await page.waitForFunction(() => document.activeElement?.textContent === 'Contact Us');
});
