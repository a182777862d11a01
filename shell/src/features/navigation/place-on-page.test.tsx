import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageRouterView } from '@vidyapath/client/router/page-router-view';
import { createMemoryRouter } from '@vidyapath/testing/memory-router';
import { Link, Outlet, useSearchParams } from 'react-router';
import { useHeadingFocus } from './use-heading-focus';
import { useKeptScroll } from './use-kept-scroll';

function Frame() {
  useHeadingFocus();
  useKeptScroll();
  return (
    <>
      {['/', '/#about', '/?page=2', '/other'].map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
      <Outlet />
    </>
  );
}

function Landing() {
  const [, setParams] = useSearchParams();
  return (
    <>
      <h1>Landing</h1>
      <button onClick={() => setParams({ page: '2' })}>Next page</button>
      <section id="about">
        <h2>About</h2>
      </section>
      <p id="answer">An answer</p>
    </>
  );
}

const routes = [
  {
    Component: Frame,
    children: [
      { path: '/', Component: Landing },
      { path: '/other', element: <h1>Other</h1> },
    ],
  },
];

/** jsdom has no layout: the position is the last scroll target. */
function scrollTo(y: number): void {
  window.scrollY = y;
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  sessionStorage.clear();
  window.scrollY = 0;
  jest.spyOn(window, 'scrollTo').mockImplementation((options: unknown) => {
    scrollTo((options as ScrollToOptions).top ?? 0);
    // As Chromium does.
    return Promise.resolve() as unknown as void;
  });
  Element.prototype.scrollIntoView = () => scrollTo(700);
});
afterEach(() => jest.restoreAllMocks());

async function open(at = '/') {
  const router = createMemoryRouter(at, { routes });
  const view = await act(async () => render(<PageRouterView router={router} />));
  const user = userEvent.setup();
  const click = (name: string) => user.click(screen.getByText(name, { selector: 'a, button' }));
  const go = (steps: number) => act(() => router.navigate(steps));
  return { ...view, click, go };
}

test('a link leads to the top of another page, of a page that was left further down, and of the shown page', async () => {
  const { click } = await open();
  scrollTo(500);
  await click('/other');
  expect(window.scrollY).toBe(0);
  await click('/');
  expect(window.scrollY).toBe(0);
  scrollTo(500);
  await click('/');
  expect(window.scrollY).toBe(0);
  await click('/?page=2');
  scrollTo(500);
  await click('/');
  expect(window.scrollY).toBe(0);
});

test('a link from a section to its page leads to the top, and a link to a section to the section, each time', async () => {
  const { click } = await open();
  await click('/#about');
  expect(window.scrollY).toBe(700);
  scrollTo(1_200);
  await click('/#about');
  expect(window.scrollY).toBe(700);
  await click('/');
  expect(window.scrollY).toBe(0);
});

test('an address names a part of the page without a heading: it is shown and has the focus', async () => {
  await open('/#answer');
  await waitFor(() => expect(document.activeElement?.id).toBe('answer'));
  expect(window.scrollY).toBe(700);
});

test('Back and Forward show each page where it was left, also one that was opened twice', async () => {
  const { click, go } = await open();
  scrollTo(500);
  await click('/other');
  scrollTo(300);
  await click('/#about');
  scrollTo(900);
  await go(-1);
  expect(window.scrollY).toBe(300);
  await go(-1);
  expect(window.scrollY).toBe(500);
  await go(2);
  expect(window.scrollY).toBe(900);
});

test('a page that changes its own address does not scroll, and Back to it does not either', async () => {
  const { click, go } = await open();
  scrollTo(500);
  await click('Next page');
  expect(window.scrollY).toBe(500);
  await click('/other');
  await go(-1);
  expect(window.scrollY).toBe(500);
});

test('a page that is loaded again is shown where it was left', async () => {
  const { unmount } = await open();
  scrollTo(500);
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  window.scrollY = 0;
  await open();
  expect(window.scrollY).toBe(500);
});

test.each(['/#%', '/#%E0%A4%A', '/#nowhere'])('the address %s shows the page', async (at) => {
  await open(at);
  expect(screen.getByRole('heading', { name: 'Landing' })).toBeTruthy();
});
