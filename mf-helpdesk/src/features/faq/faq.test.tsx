import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '@vidyapath/http/paths';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { learner, staff } from '@vidyapath/testing/users';
import { refusal, serveServices } from '@vidyapath/testing/services';
import { http } from 'msw';
import hi from '../../messages/hi';
import remote from '../../remote';
import { faqOf, makeFaq } from '../../testing/faq-network';

const server = serveServices();
const path = '/helpdesk/faq';
const login = makeFaq({
  faq_id: 2,
  category: 'Account',
  question_en: 'How do I log in?',
  answer_en: '<p>By your e-mail.</p>',
  question_hi: '',
  answer_hi: '',
});
const question = (name: string) => screen.findByRole('button', { name });
const questions = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const stock = (records = [makeFaq(), login, makeFaq({ faq_id: 3, published: false, question_en: 'Hidden?' })]) => {
  const faq = faqOf(records);
  server.use(...faq.handlers);
  return faq;
};

test('a question opens and closes its answer, which is cleaned once more', async () => {
  stock([makeFaq({ answer_en: '<p>Within <strong>72 hours</strong><img src=x onerror="alert(1)"></p>' }), login]);
  const { user, container } = await renderRemote(remote, path);
  const button = await question('How do I get my money back?');
  expect(
    screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
      .slice(0, 2),
  ).toEqual(['Refunds', 'Account']);
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.click(button);
  const answer = await screen.findByRole('region', { name: 'How do I get my money back?' });
  expect(await within(answer).findByText('72 hours')).toBeTruthy();
  expect(container.querySelector('[onerror]')).toBeNull();
  await expectAccessible();
  await user.keyboard('{Enter}');
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('typing searches after a pause, and the search stands in the address', async () => {
  const { asked } = stock();
  const { user, router } = await renderRemote(remote, path);
  await question('How do I log in?');
  await user.type(screen.getByRole('searchbox', { name: 'Search questions and answers' }), 'money');
  await waitFor(() => expect(questions()).toEqual(['How do I get my money back?']));
  expect(asked).toEqual(['?lang=en', '?lang=en&q=money']);
  expect(router.state.location.search).toBe('?q=money');
  expect(await screen.findByText('1 question found')).toBeTruthy();
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'zebra');
  await user.click(await screen.findByRole('button', { name: 'Show everything' }));
  await question('How do I log in?');
  expect(router.state.location.search).toBe('');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

test('a category narrows the list, from the address too', async () => {
  stock();
  const { user, router } = await renderRemote(remote, `${path}?category=Account`);
  await question('How do I log in?');
  expect(questions()).toEqual(['How do I log in?']);
  expect(screen.getByRole('button', { name: 'Account' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Refunds' }));
  expect(questions()).toEqual(['How do I get my money back?']);
  expect(router.state.location.search).toBe('?category=Refunds');
});

test('an address of one question opens it, and is what its button copies', async () => {
  stock();
  const { user, platform } = await renderRemote(remote, `${path}#faq-2`);
  expect((await question('How do I log in?')).getAttribute('aria-expanded')).toBe('true');
  expect((await question('How do I get my money back?')).getAttribute('aria-expanded')).toBe('false');
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy link to “How do I log in?”' }));
  await waitFor(() => expect(platform.notices.at(-1)?.message).toBe('The link was copied.'));
  expect(write).toHaveBeenCalledWith(`${window.location.origin}/helpdesk/faq#faq-2`);
});

test('shows that the question of an address no longer exists', async () => {
  stock();
  await renderRemote(remote, `${path}#faq-99`);
  expect(await screen.findByText(/The question of this link is no longer here/)).toBeTruthy();
});

test('Hindi readers get Hindi, and English where it is missing', async () => {
  stock();
  await renderRemote(remote, path, { language: 'hi', messages: { [remote.id]: hi } });
  await question('पैसे वापस कैसे मिलेंगे?');
  expect(questions()).toEqual(['पैसे वापस कैसे मिलेंगे?', 'How do I log in?']);
  expect(screen.getByRole('heading', { level: 2, name: 'रिफ़ंड' })).toBeTruthy();
  await expectAccessible();
});

test('offers a ticket to those with an account and the contact form to others when nothing is found', async () => {
  stock();
  await renderRemote(remote, path);
  await question('How do I log in?');
  const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links()).toEqual([
    ['Log in and ask us', '/helpdesk/tickets/new'],
    ['Write to us', '/contact'],
  ]);
});

test('staff gets a link to the form of each question, learners do not', async () => {
  stock();
  const { unmount } = await renderRemote(remote, `${path}#faq-2`, { user: staff });
  const edit = await screen.findByRole('link', { name: 'Edit How do I log in?' });
  expect(edit.getAttribute('href')).toBe('/helpdesk/faq/edit?edit=2');
  unmount();
  await renderRemote(remote, `${path}#faq-2`, { user: learner });
  await question('How do I log in?');
  expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull();
});

test('all answers are printed, whichever are open', async () => {
  stock();
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await renderRemote(remote, path);
  await question('How do I log in?');
  await screen.findByText('By your e-mail.');
  await user.click(screen.getByRole('button', { name: 'Print all answers' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

test('shows a failure, and can try again', async () => {
  server.use(http.get(`*${paths.faq}`, () => refusal(503), { once: true }));
  const { user } = await renderRemote(remote, path);
  expect(await screen.findByText('The questions could not be loaded.')).toBeTruthy();
  stock([]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No questions yet')).toBeTruthy();
});
