import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { paths } from '@vidyapath/http/paths';
import { makeCategory } from '@vidyapath/testing/record-factories';
import { http } from 'msw';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { button, courseMaster, field, open } from '../../testing/admin-screens';
import { choose, editor, fillCourse, pressOnRating, rating } from '../../testing/course-form';
import { network, problem, stockCatalogue, startNetwork } from '../../testing/fake-catalogue';

startNetwork();

const pottery = makeCategory({ CategoryName: 'Pottery' });
const messages = (platform: { notices: { message: string }[] }) => platform.notices.map(({ message }) => message);

test('the fields have the specified order', async () => {
  stockCatalogue();
  await open(courseMaster);
  await editor();
  const names = [...document.querySelectorAll('form [data-field], form [type="checkbox"]')].map(
    (element) => (element as HTMLElement).dataset.field ?? element.id,
  );
  expect(names).toEqual([
    'course_name',
    'course_language',
    'author',
    'course_description',
    'banner_image',
    'video_path',
    'rating',
    'actual_price',
    'discounted_price',
    'category_id',
    'course_info',
    'is_premium',
    'is_best_seller',
    'is_public',
  ]);
  await expectAccessible();
});

test('a course with every field is stored as it was filled in', async () => {
  const { courses } = stockCatalogue({ categories: [pottery] });
  const { user, platform } = await open(courseMaster);
  await fillCourse(user, 'Pottery');
  await choose(user, 'Course Language', 'Hindi');
  await user.type(field('Author'), 'Meera Rao');
  await user.click(screen.getByRole('checkbox', { name: 'Is Premium' }));
  await user.click(screen.getByRole('checkbox', { name: 'Is Public' }));
  await user.click(button('Save'));
  await waitFor(() => expect(field('Course Name').value).toBe(''));
  expect(courses).toEqual([
    {
      course_id: 100,
      course_name: 'React Basics',
      course_language: 'Hindi',
      author: 'Meera Rao',
      course_description: 'From zero to a first app',
      banner_image: '',
      video_path: 'https://example.com/intro.mp4',
      rating: 1.5,
      actual_price: 1_999,
      discounted_price: 999.5,
      category_id: pottery.CategoryId,
      course_info: '<p>What you will learn</p>',
      is_premium: true,
      is_best_seller: false,
      is_public: true,
    },
  ]);
  expect(platform.notices).toEqual([
    { variant: 'success', title: 'Success', message: 'Course created successfully!', duration: 3_000 },
  ]);
  expect(platform.events.published).toEqual([{ name: 'catalogue.course-changed@1', fact: { courseId: 100 } }]);
});

test('an empty form warns, shows an error under each required field, and focuses the first', async () => {
  const { calls } = stockCatalogue();
  const { user, platform } = await open(courseMaster);
  await editor();
  await user.click(button('Save'));
  const required = [
    'Course Name',
    'Course Description',
    'Introduction Video Url',
    'Rating',
    'Actual Price',
    'Discounted Price',
    'Category',
    'Course Info',
  ];
  for (const name of required) expect(await screen.findByText(`${name} is required.`)).toBeTruthy();
  expect(screen.queryByText('Author is required.')).toBeNull();
  expect(platform.notices).toEqual([
    { variant: 'warning', title: 'Validation Error', message: 'Please fill all required fields.', duration: 3_000 },
  ]);
  expect(document.activeElement).toBe(field('Course Name'));
  expect(calls).toEqual([]);
  await expectAccessible();
});

test.each([
  ['-1', 'Actual Price must be at least 0.'],
  ['19.999', 'Write it in the digits 0 to 9, without commas, with at most 2 decimals, like 1999.50.'],
  ['1e5', 'Write it in the digits 0 to 9, without commas, with at most 2 decimals, like 1999.50.'],
  ['१९९९', 'Write it in the digits 0 to 9, without commas, with at most 2 decimals, like 1999.50.'],
  ['1,999', 'Write it in the digits 0 to 9, without commas, with at most 2 decimals, like 1999.50.'],
  ['100000000', 'Actual Price can be at most 99999999.99.'],
])('the price %s is refused', async (price, message) => {
  stockCatalogue();
  const { user } = await open(courseMaster);
  await user.type(field('Actual Price'), price);
  await user.tab();
  expect(await screen.findByText(message)).toBeTruthy();
});

test('lengths count characters as readers do, and an address needs http', async () => {
  stockCatalogue();
  const { user } = await open(courseMaster);
  fireEvent.change(field('Author'), { target: { value: '🙂'.repeat(100) } });
  fireEvent.change(field('Course Name'), { target: { value: 'x'.repeat(201) } });
  await user.type(field('Introduction Video Url'), 'javascript:alert(1)');
  await user.click(button('Save'));
  expect(await screen.findByText('Course Name can have at most 200 characters.')).toBeTruthy();
  expect(screen.getByText('Write a web address that starts with http:// or https://.')).toBeTruthy();
  expect(screen.queryByText(/^Author can have/)).toBeNull();
});

test('a discounted price that is not lower shows a hint and is not refused', async () => {
  stockCatalogue();
  const { user } = await open(courseMaster);
  await user.type(field('Actual Price'), '500');
  await user.type(field('Discounted Price'), '500');
  expect(screen.getByText('Not lower than the actual price, so no discount is shown.')).toBeTruthy();
});

test('shows the number of the half star under the mouse, and the chosen number again when the mouse leaves', async () => {
  stockCatalogue();
  const { user } = await open(courseMaster);
  const half = (value: string) => rating().querySelector(`[data-value="${value}"]`) as HTMLElement;
  await user.hover(half('2.5'));
  expect(screen.getByText('2.5 of 5')).toBeTruthy();
  expect(rating().getAttribute('aria-valuenow')).toBe('0');
  await user.click(half('3'));
  await user.hover(half('4.5'));
  expect(screen.getByText('4.5 of 5')).toBeTruthy();
  await user.unhover(half('4.5'));
  expect(screen.getByText('3 of 5')).toBeTruthy();
});

test('the rating is set by either half of a star and by keys, and its number is shown', async () => {
  stockCatalogue();
  const { user } = await open(courseMaster);
  const half = rating().querySelector('[data-value="3.5"]') as HTMLElement;
  await user.hover(half);
  await user.click(half);
  expect(rating().getAttribute('aria-valuetext')).toBe('3.5 of 5');
  expect(screen.getByText('3.5 of 5')).toBeTruthy();
  await pressOnRating(user, '{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(rating().getAttribute('aria-valuenow')).toBe('5');
  await user.keyboard('{Home}{ArrowUp}');
  expect(rating().getAttribute('aria-valuenow')).toBe('0.5');
});

test('shows an error of the server under its field until the field changes, and keeps the typed text', async () => {
  stockCatalogue({ categories: [pottery] });
  const { user, platform } = await open(courseMaster);
  await fillCourse(user, 'Pottery');
  network.use(
    http.post(`*${paths.courses}`, () =>
      problem(400, { errors: [{ field: 'video_path', detail: 'This address is not allowed.' }] }),
    ),
  );
  await user.click(button('Save'));
  expect(await screen.findByText('This address is not allowed.')).toBeTruthy();
  expect(messages(platform)).toEqual(['Failed to create course.']);
  expect(document.activeElement).toBe(field('Introduction Video Url'));
  expect(field('Course Name').value).toBe('React Basics');
  await user.type(field('Introduction Video Url'), '?v=2');
  expect(screen.queryByText('This address is not allowed.')).toBeNull();
});

test('shows after each failure what to do, and keeps the form', async () => {
  stockCatalogue({ categories: [pottery] });
  const { user } = await open(courseMaster);
  await fillCourse(user, 'Pottery');
  const texts = [
    [403, 'Your account is not allowed to change this. Ask an administrator for the right role.'],
    [429, 'Too many requests. Try again in 7 seconds. What you typed is still here.'],
    [503, 'The service is not available right now. Try again in a moment. What you typed is still here.'],
    [500, 'Something went wrong. Try again. What you typed is still here.'],
  ] as const;
  for (const [status, message] of texts) {
    network.use(http.post(`*${paths.courses}`, () => problem(status, {}, { 'retry-after': '7' })));
    await user.click(button('Save'));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(field('Course Name').value).toBe('React Basics');
  }
});

test('restores the typed text for the same user after the session expired', async () => {
  stockCatalogue({ categories: [pottery] });
  const { user, unmount, platform } = await open(courseMaster);
  await fillCourse(user, 'Pottery');
  const endSession = async () => {
    await act(() => platform.session.end());
    return problem(401);
  };
  network.use(http.post(`*${paths.courses}`, endSession, { once: true }));
  await user.click(button('Save'));
  expect((await screen.findByRole('alert')).textContent).toContain('Your session has ended.');
  unmount();
  await open(courseMaster);
  expect(await screen.findByText('We kept what you typed before your session ended.')).toBeTruthy();
  expect(field('Course Name').value).toBe('React Basics');
  expect((await editor()).textContent).toBe('What you will learn');
});
