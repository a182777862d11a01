import { screen, waitFor, within } from '@testing-library/react';
import { courseSearchPaths } from '@vidyapath/http/course-search-paths';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { learner } from '@vidyapath/testing/users';
import { makeRemote } from '../../testing/make-remote';
import { makeToken } from '../../testing/make-token';
import { renderShell } from '../../testing/render-shell';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});

const found = {
  courses: [{ course_id: 4, name: 'Pottery', slug: 'pottery' }],
  categories: [{ category_id: 2, name: 'Pottery and clay' }],
  teachers: [{ name: 'Potter Rao', slug: 'potter-rao' }],
};
const paths = ['/', '/course/available-course', '/course/course-content/:courseId', '/teacher/:slug'];
const mf_public = () => makeRemote('mf_public', Object.fromEntries(paths.map((path) => [path, <h1>Page</h1>])));
const isSuggestion = ({ url }: Request) => url.includes(courseSearchPaths.suggestions);

async function open(answer: () => Response = () => Response.json(found)) {
  const view = await renderShell('/', {
    remotes: { mf_public },
    answer: (request) => (isSuggestion(request) ? answer() : undefined),
  });
  await view.user.click(await screen.findByRole('button', { name: 'Search' }));
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Courses, categories, teachers' });
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  const address = () => `${view.router.state.location.pathname}${view.router.state.location.search}`;
  return { ...view, field, options, address };
}

test('suggests courses, categories and teachers, once typing pauses', async () => {
  const { user, field, options, requests } = await open();
  expect(document.activeElement).toBe(field);
  await user.type(field, 'p');
  expect(options()).toEqual(['All results for “p”']);
  await user.type(field, 'ott');
  await waitFor(() => expect(options()).toHaveLength(4));
  expect(options()).toEqual(['Pottery', 'Pottery and clay', 'Potter Rao', 'All results for “pott”']);
  expect(requests.filter(isSuggestion).map(({ url }) => new URL(url).search)).toEqual(['?q=pott&lang=en']);
  expect(
    within(screen.getByRole('group', { name: 'Teachers' }))
      .getByRole('option')
      .getAttribute('href'),
  ).toBe('/teacher/potter-rao');
  expect(screen.getByText('3 suggestions')).toBeTruthy();
  await expectAccessible();
});

test('the arrows reach each suggestion and the field again, and Enter opens the reached one', async () => {
  const { user, field, options, address } = await open();
  await user.type(field, 'pott');
  await waitFor(() => expect(options()).toHaveLength(4));
  const reached = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
  await user.keyboard('{ArrowUp}');
  expect(reached()).toBe('All results for “pott”');
  await user.keyboard('{ArrowDown}');
  expect(reached()).toBeUndefined();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(reached()).toBe('Pottery and clay');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/course/available-course?category=2'));
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('Enter opens the catalogue with what is typed', async () => {
  const { user, field, address } = await open();
  await user.type(field, ' clay & glaze {Enter}');
  await waitFor(() => expect(address()).toBe('/course/available-course?q=clay+%26+glaze'));
});

test('a pressed suggestion opens its page', async () => {
  const { user, field, address } = await open();
  await user.type(field, 'pott');
  await user.click(await screen.findByRole('option', { name: 'Pottery' }));
  await waitFor(() => expect(address()).toBe('/course/course-content/4-pottery'));
});

test('Escape closes the list, then the search, and the focus returns', async () => {
  const { user, field } = await open();
  await user.type(field, 'pott');
  await user.keyboard('{Escape}');
  expect([screen.queryByRole('listbox'), field.getAttribute('aria-expanded')]).toEqual([null, 'false']);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search' }));
});

test('without suggestions the search still works', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  const { user, field, options, address } = await open(() => new Response(null, { status: 503 }));
  await user.type(field, 'pott');
  await waitFor(() => expect(logged).toHaveBeenCalled());
  expect(options()).toEqual(['All results for “pott”']);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/course/available-course?q=pott'));
  logged.mockRestore();
});

test('learners have it on their pages too', async () => {
  localStorage.setItem('access_token', makeToken(learner));
  await renderShell('/dashboard/home');
  expect(await screen.findByRole('button', { name: 'Search' })).toBeTruthy();
});
