import '@vidyapath/testing/everything-in-sight';
import { screen, waitFor, within } from '@testing-library/react';
import { courseDraftPaths } from '@vidyapath/http/course-draft-paths';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { makeCategory, makeCourse } from '@vidyapath/testing/record-factories';
import { http, HttpResponse } from 'msw';
import { button, field, open } from '../../testing/admin-screens';
import { network, problem, startNetwork } from '../../testing/fake-catalogue';
import { stockStudio } from '../../testing/fake-studio';

startNetwork();
beforeEach(() => localStorage.clear());

const category = makeCategory({ CategoryName: 'Web' });
const draft = makeCourse({ course_id: 4, is_public: false, category_id: category.CategoryId });

async function openDetails() {
  const studio = stockStudio({ courses: [{ ...draft }], categories: [category] });
  const view = await open('/studio/courses/4/details');
  await screen.findByRole('form', { name: 'Details' });
  return { ...view, ...studio };
}

test('what the service refuses stands at its field, and stays typed', async () => {
  const { user } = await openDetails();
  const errors = [{ field: 'author', detail: 'This name is not accepted.' }];
  network.use(http.put(`*${courseDraftPaths.courseDetails(4)}`, () => problem(400, { errors }), { once: true }));
  await user.clear(field('Author'));
  await user.type(field('Author'), 'Asha');
  await user.tab();
  expect(await screen.findByText('This name is not accepted.')).toBeTruthy();
  expect(field('Author').value).toBe('Asha');
});

test('a course that lost its readiness meanwhile is not published, and that is said', async () => {
  const { user } = await openDetails();
  const type = '/problems/not-ready';
  network.use(http.post(`*${courseDraftPaths.coursePublication(4)}`, () => problem(409, { type }), { once: true }));
  await user.click(button('Publish'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish the course' }));
  await user.click(await dialog.findByRole('button', { name: 'Publish' }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
  expect(screen.getByText('Draft')).toBeTruthy();
});

test('a course that somebody else changed is published after both versions were seen', async () => {
  const { user, store, published } = await openDetails();
  store(4, { course_name: 'React Advanced', actual_price: 900, audience: ['Beginners'], is_public: true });
  await user.click(button('Publish'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish the course' }));
  await user.click(await dialog.findByRole('button', { name: 'Publish' }));
  expect(await dialog.findByText(/changed the course while you looked at it/)).toBeTruthy();
  expect(dialog.getByText(/^Name: .* → React Advanced$/)).toBeTruthy();
  expect(dialog.getByText(/^Actual price: .* → ₹900$/)).toBeTruthy();
  expect(dialog.getByText('Whom the course is for')).toBeTruthy();
  expect(dialog.getByText('Status: Draft → Published')).toBeTruthy();
  expect(published).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(published).toEqual([{}]));
});

test('an introduction is chosen from the uploaded videos', async () => {
  const { user, changes } = await openDetails();
  const asset_id = '5a1e0c2e-7d3b-4c8f-9b16-0d1e2f3a4b5c';
  const asset = { asset_id, title: 'Welcome', poster: 'poster.webp', duration_in_seconds: 65 };
  const waiting = { asset_id: 'waiting', title: 'Goodbye', poster: null, duration_in_seconds: null };
  network.use(
    http.get(`*${lessonPaths.assets}`, () => HttpResponse.json([asset, waiting])),
    http.get(
      `*${lessonPaths.assetPoster(asset_id)}`,
      () => new HttpResponse('picture', { headers: { 'content-type': 'image/webp' } }),
    ),
  );
  await user.click(button('Choose an uploaded video'));
  const choice = await screen.findByRole('button', { name: /^Welcome/ });
  const picture = await within(choice).findByRole('presentation');
  expect(picture.getAttribute('src')).toBe(`data:image/webp;base64,${btoa('picture')}`);
  await user.click(choice);
  await waitFor(() => expect(changes).toEqual([{ video_path: `/media/lessons/${asset_id}` }]));
});
