import { paths } from '@vidyapath/http/paths';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import hindi from '../../messages/hi';
import remote from '../../remote';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { fill } from '../../testing/fill';
import { problem, serveTests } from '../../testing/server';

const server = serveTests();
const message = {
  'Full Name': 'Meera Das',
  Email: 'meera@vidyapath.example',
  'Mobile Number': '9876543210',
  Message: 'When does the next course start?',
};
type Label = keyof typeof message;
const labels = Object.keys(message) as Label[];

async function openForm(values: Partial<typeof message> = {}) {
  const view = await renderRemote(remote, '/');
  const form = within(await screen.findByRole('form', { name: 'Send us a message' }));
  const input = (label: Label) => form.getByLabelText<HTMLInputElement>(label);
  for (const label of labels) if (values[label]) await fill(view.user, input(label), values[label]);
  const send = () => view.user.click(form.getByRole('button', { name: 'Send Message' }));
  return { ...view, form, input, send };
}

async function openNewsletter() {
  const view = await renderRemote(remote, '/');
  const form = within(await screen.findByRole('form', { name: 'Newsletter' }));
  const subscribe = () => view.user.click(form.getByRole('button', { name: 'Subscribe' }));
  return { ...view, form, email: form.getByLabelText<HTMLInputElement>('Your email'), subscribe };
}

function answerWith(path: string, answer: () => Response) {
  const bodies: unknown[] = [];
  server.use(
    http.post(`*${path}`, async ({ request }) => {
      bodies.push(await request.json());
      return answer();
    }),
  );
  return bodies;
}

test('sends the message trimmed, confirms it and empties the form', async () => {
  const bodies = answerWith(paths.contact, () => HttpResponse.json({ id: 'x' }, { status: 201 }));
  const { platform, input, send } = await openForm({ ...message, 'Full Name': '  Meera Das ' });
  await expectAccessible();
  await send();
  await waitFor(() => expect(platform.notices).toHaveLength(1));
  expect(bodies).toEqual([
    { full_name: 'Meera Das', email: message.Email, mobile: '9876543210', message: message.Message },
  ]);
  expect(platform.notices[0]).toMatchObject({ variant: 'success', title: 'Success' });
  for (const label of labels) expect(input(label).value).toBe('');
});

test('an empty form shows an error under each required field and focuses the first', async () => {
  const { form, input, platform, send } = await openForm();
  await send();
  for (const text of [
    'Please enter your full name.',
    'Please enter your email.',
    'Please enter your mobile number.',
    'Please enter your message.',
  ]) {
    expect(await form.findByText(text)).toBeTruthy();
  }
  expect(document.activeElement).toBe(input('Full Name'));
  expect(platform.notices[0]).toMatchObject({ variant: 'info', message: 'Please fill the form correctly!' });
  await expectAccessible();
});

test.each<[Label, string, string]>([
  ['Full Name', '   ', 'Please enter your full name.'],
  ['Full Name', 'म'.repeat(101), 'Name must be at most 100 characters long.'],
  ['Email', 'meera@', 'Please enter a valid email.'],
  ['Mobile Number', '98765', 'Mobile number must be 10 digits long.'],
  ['Mobile Number', '+919876543210', 'Mobile number must be only digits.'],
  ['Message', 'x'.repeat(2_001), 'Message must be at most 2000 characters long.'],
])('%s "%.12s…" is refused: %s', async (label, value, text) => {
  const { form, send } = await openForm({ ...message, [label]: value });
  await send();
  expect(await form.findByText(text)).toBeTruthy();
});

test.each<[string, () => Response, string | RegExp]>([
  ['a limit', () => problem(429, 'Too many requests.', {}, { 'retry-after': '540' }), /try again in 9 minutes/],
  ['an outage', () => problem(503, 'Away.', {}, { 'retry-after': '5' }), /not available at the moment/],
  ['a lost network', () => HttpResponse.error(), /Check your connection/],
  ['a fault', () => problem(500, 'Oops.'), /could not be done/],
])('shows %s beside the button, and keeps the typed text', async (_, answer, text) => {
  globalThis.reportError = jest.fn();
  answerWith(paths.contact, answer);
  const { form, input, platform, send } = await openForm(message);
  await send();
  expect((await form.findByRole('alert')).textContent).toMatch(text);
  for (const label of labels) expect(input(label).value).toBe(message[label]);
  expect(platform.notices).toEqual([]);
});

test("shows the server's messages under their fields", async () => {
  answerWith(paths.contact, () =>
    problem(400, 'Not valid.', { errors: [{ field: 'email', detail: 'This address is not known.' }] }),
  );
  const { form, input, send } = await openForm(message);
  await send();
  expect(await form.findByText('This address is not known.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(input('Email')));
});

test('sends the text of a program in the hidden field, which no person can reach', async () => {
  const bodies = answerWith(paths.contact, () => HttpResponse.json({}, { status: 201 }));
  const { container, send } = await openForm(message);
  const trap = container.querySelector<HTMLInputElement>('#contact input[name="website"]');
  expect(trap?.closest('[aria-hidden="true"]')).toBeTruthy();
  expect(trap?.tabIndex).toBe(-1);
  expect(trap?.autocomplete).toBe('off');
  if (trap) trap.value = 'https://spam.example';
  await send();
  await waitFor(() => expect(bodies).toEqual([expect.objectContaining({ website: 'https://spam.example' })]));
});

test('a double click sends once', async () => {
  const bodies = answerWith(paths.contact, () => HttpResponse.json({}, { status: 201 }));
  const { user, form, platform } = await openForm(message);
  await user.dblClick(form.getByRole('button', { name: 'Send Message' }));
  await waitFor(() => expect(platform.notices.some(({ variant }) => variant === 'success')).toBe(true));
  expect(bodies).toHaveLength(1);
});

test('an address is subscribed to the newsletter', async () => {
  const bodies = answerWith(paths.newsletter, () => HttpResponse.json({ email: message.Email }, { status: 201 }));
  const { user, platform, email, subscribe } = await openNewsletter();
  await fill(user, email, ` ${message.Email} `);
  await subscribe();
  await waitFor(() =>
    expect(platform.notices[0]?.message).toBe('You are subscribed. Look out for our next newsletter.'),
  );
  expect(bodies).toEqual([{ email: message.Email }]);
  expect(email.value).toBe('');
});

test('a wrong address for the newsletter is refused under its field', async () => {
  const { user, form, email, subscribe } = await openNewsletter();
  await fill(user, email, 'meera');
  await subscribe();
  expect(await form.findByText('Please enter a valid email.')).toBeTruthy();
  expect(document.activeElement).toBe(email);
});

test('shows a refusal of the address under its field', async () => {
  answerWith(paths.newsletter, () =>
    problem(400, 'Not valid.', { errors: [{ field: 'email', detail: 'This address is not known.' }] }),
  );
  const { user, form, email, subscribe } = await openNewsletter();
  await fill(user, email, message.Email);
  await subscribe();
  expect(await form.findByText('This address is not known.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(email));
});

test('sends the text of a program in the hidden field of the newsletter', async () => {
  const bodies = answerWith(paths.newsletter, () => HttpResponse.json({ email: message.Email }, { status: 201 }));
  const { user, email, subscribe } = await openNewsletter();
  await fill(user, email, message.Email);
  const trap = email.form?.elements.namedItem('website');
  if (trap instanceof HTMLInputElement) trap.value = 'https://spam.example';
  await subscribe();
  await waitFor(() => expect(bodies).toEqual([{ email: message.Email, website: 'https://spam.example' }]));
});

test('the Hindi page shows no English text of the server under a field', async () => {
  answerWith(paths.contact, () =>
    problem(400, 'Not valid.', { errors: [{ field: 'mobile', detail: 'This number is not known.' }] }),
  );
  const { user } = await renderRemote(remote, '/', { language: 'hi', messages: { [remote.id]: hindi } });
  const form = within(await screen.findByRole('form', { name: 'हमें संदेश भेजें' }));
  for (const [label, value] of [
    ['पूरा नाम', 'मीरा दास'],
    ['ईमेल', message.Email],
    ['मोबाइल नंबर', '9876543210'],
    ['संदेश', 'अगला कोर्स कब शुरू होगा?'],
  ] as const) {
    await fill(user, form.getByLabelText(label), value);
  }
  await user.click(form.getByRole('button', { name: 'संदेश भेजें' }));
  expect(await form.findByText('यह स्वीकार नहीं हुआ। कृपया इसे बदलकर देखें।')).toBeTruthy();
  expect(form.queryByText(/not known/)).toBeNull();
});
