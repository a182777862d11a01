import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Link, Outlet, UNSAFE_createMemoryHistory as createMemoryHistory, useLocation } from 'react-router';
import { createPageRouter } from './page-router';
import { PageRouterView } from './page-router-view';
import type { PageRoute } from './route-code';
import type { PageRouterOptions } from './router-types';

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? 'failed' : this.props.children;
  }
}

function open(routes: PageRoute[], options: { at?: string; onVisit?: PageRouterOptions['onVisit'] } = {}) {
  const { at = '/', onVisit } = options;
  const router = createPageRouter({
    history: createMemoryHistory({ initialEntries: [at] }),
    routes,
    ...(onVisit && { onVisit }),
  });
  const view = render(<PageRouterView router={router} />);
  const text = () => view.container.textContent;
  return {
    router,
    text,
    go: (to: string | number, replace = false) => act(() => router.navigate(to, { replace })),
    /** Without waiting for it. */
    startTo: (to: string) => act(() => void router.navigate(to)),
  };
}

const screenOf = (name: string) => ({ Component: () => <h1>{name}</h1> });

/** A screen whose code arrives when the test says so. */
function late(path: string) {
  let arrive: (code: ReturnType<typeof screenOf>) => void;
  const code = new Promise<ReturnType<typeof screenOf>>((resolve) => {
    arrive = resolve;
  });
  return { route: { path, lazy: () => code }, arrive: () => act(async () => arrive(screenOf(path))) };
}

test('the previous screen stays until the code of the next one is loaded', async () => {
  const next = late('/next');
  const { router, text, startTo } = open([{ path: '/', element: 'Home' }, next.route]);
  startTo('/next');
  expect(router.state.isMoving).toBe(true);
  expect([text(), router.state.location.pathname]).toEqual(['Home', '/']);
  await next.arrive();
  expect([text(), router.state.location.pathname, router.state.isMoving]).toEqual(['/next', '/next', false]);
});

test('drops a screen that arrives after the user has opened another page', async () => {
  const slow = late('/slow');
  const { text, go, startTo } = open([
    { path: '/', element: 'Home' },
    { path: '/quick', element: 'Quick' },
    slow.route,
  ]);
  startTo('/slow');
  await go('/quick');
  await slow.arrive();
  expect(text()).toBe('Quick');
});

test('a page that writes its state into the address does not interrupt a navigation to another page', async () => {
  const next = late('/next');
  const { text, router, go, startTo } = open([{ path: '/', element: 'Home' }, next.route]);
  startTo('/next');
  await go('?q=loom', true);
  expect([text(), router.state.location.search, router.state.isMoving]).toEqual(['Home', '?q=loom', true]);
  await next.arrive();
  expect([text(), router.state.location.search]).toEqual(['/next', '']);
  await go(-1);
  expect([text(), router.state.location.search]).toEqual(['Home', '?q=loom']);
});

test('renders a change of the address at once, so that the next change builds on it', () => {
  const Search = () => useLocation().search;
  const { router, text } = open([{ path: '/', Component: Search }]);
  act(() => {
    flushSync(() => void router.navigate('?q=loom'));
    expect(text()).toBe('?q=loom');
  });
});

test('a page that writes its state into the address does not interrupt going back', async () => {
  const before = late('/before');
  const { text, router, go } = open([before.route, { path: '/', element: 'Home' }], { at: '/before' });
  await go('/');
  await act(async () => router.navigate(-1));
  await go('?q=loom', true);
  await before.arrive();
  expect([text(), router.state.location.pathname, router.state.location.search]).toEqual(['/before', '/before', '']);
});

test('shows the layout while the code of the first screen loads', async () => {
  const first = late('/first');
  const { text, router } = open(
    [
      {
        element: (
          <>
            Layout <Outlet />
          </>
        ),
        children: [first.route],
      },
    ],
    { at: '/first' },
  );
  expect([text(), router.state.hasStarted]).toEqual(['Layout ', false]);
  await first.arrive();
  expect(text()).toBe('Layout /first');
});

test('passes code that does not arrive to the nearest boundary, and fetches it again', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const lazy = jest.fn(async () => screenOf('Late'));
  lazy.mockRejectedValueOnce(new Error('gone'));
  const { text, go } = open([
    { path: '/', element: 'Home' },
    {
      element: (
        <Boundary>
          <Outlet />
        </Boundary>
      ),
      children: [{ path: '/late', lazy }],
    },
  ]);
  await go('/late');
  expect(text()).toBe('failed');
  await go('/');
  await go('/late');
  expect(text()).toBe('Late');
  await go('/');
  await go('/late');
  expect(lazy).toHaveBeenCalledTimes(2);
});

test('redirects a visit, and adds routes below the right parent', async () => {
  const { text, router, go } = open(
    [
      { path: '/', element: 'Home' },
      { id: 'place', element: <Outlet />, children: [{ path: '*', element: 'Nowhere' }] },
    ],
    {
      at: '/old',
      async onVisit({ to, patch }) {
        if (to.pathname === '/old') return { to: '/new?a=1' };
        if (to.pathname === '/new') patch('place', [{ path: '/new', element: 'New' }]);
        return undefined;
      },
    },
  );
  await act(async () => undefined);
  expect([text(), router.state.location.search]).toEqual(['New', '?a=1']);
  await go('/x');
  expect(text()).toBe('Nowhere');
  // Opening the old address left no entry to come back to.
  await go(-1);
  await go(-1);
  expect(text()).toBe('New');
});

test('follows links, Back and a replaced entry, and shows a change of the query at once', async () => {
  const { text, router, go, startTo } = open([
    { path: '/', element: <Link to="/a">A</Link> },
    { path: '/a', element: 'Page A' },
    { path: '/b', element: 'Page B' },
  ]);
  await act(async () => screen.getByRole('link', { name: 'A' }).click());
  expect(text()).toBe('Page A');
  startTo('?page=2');
  expect(router.state.location).toMatchObject({ pathname: '/a', search: '?page=2' });
  await go('/b', true);
  expect(text()).toBe('Page B');
  await go(-1);
  expect([text(), router.state.location.search]).toEqual(['Page A', '']);
});
