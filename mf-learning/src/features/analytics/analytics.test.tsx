import { screen, waitFor, within } from '@testing-library/react';
import type { Analytics } from '@vidyapath/http/learning-progress';
import { paths } from '@vidyapath/http/paths';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { learner } from '@vidyapath/testing/users';
import { http, HttpResponse } from 'msw';
import remote from '../../remote';
import { network } from '../../testing/course-screen';
import { makeAnalytics } from '../../testing/learning-network';

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

function serve(analytics: Analytics) {
  const asked: (string | null)[] = [];
  network.use(
    http.get(`*${paths.learningAnalytics}`, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('days'));
      return HttpResponse.json(analytics);
    }),
  );
  return asked;
}

test('the days are drawn, and a table says the same; their number stands in the URL', async () => {
  const asked = serve(makeAnalytics());
  const { user, router } = await renderRemote(remote, '/account/analytics?days=7', { user: learner });
  expect(await screen.findByRole('img', { name: /^Learning time on each of 2 days/ })).toBeTruthy();
  const rows = within(screen.getByRole('table', { name: 'Learning time by day' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['DayTime', '22 Nov 20261 h 25 m', '21 Nov 20260 m']);
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual(['1 h 25 m', '1 day', '2', '1']);
  await expectAccessible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Days' }), 'The last 90 days');
  await waitFor(() => expect(asked).toEqual(['7', '90']));
  expect(router.state.location.search).toBe('?days=90');
});

test('shows that there is nothing in these days, and takes a month for an invalid number of days', async () => {
  const asked = serve(makeAnalytics({ total_seconds: 0 }));
  await renderRemote(remote, '/account/analytics?days=5000', { user: learner });
  expect(await screen.findByText('No learning on these days')).toBeTruthy();
  expect(asked).toEqual(['30']);
});

test('a load that fails can be tried again', async () => {
  network.use(http.get(`*${paths.learningAnalytics}`, () => HttpResponse.json({}, { status: 503 })));
  const { user } = await renderRemote(remote, '/account/analytics', { user: learner });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  serve(makeAnalytics());
  await user.click(retry);
  expect(await screen.findByRole('table')).toBeTruthy();
});
