import '@vidyapath/testing/everything-in-sight';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { paths } from '@vidyapath/http/paths';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { staff } from '@vidyapath/testing/users';
import { refusal, serveServices } from '@vidyapath/testing/services';
import { http } from 'msw';
import remote from '../../remote';
import { faqOf, makeFaq } from '../../testing/faq-network';

const server = serveServices();
const open = (query = '') => renderRemote(remote, `/helpdesk/faq/edit${query}`, { user: staff });
const stock = (records = [makeFaq()]) => {
  const faq = faqOf(records);
  server.use(...faq.handlers);
  return faq;
};
const box = (name: RegExp | string) => screen.findByRole<HTMLInputElement>('textbox', { name });

test('an entry is changed from the version that was read, and its position with it', async () => {
  const { sent } = stock();
  const { user, platform } = await open('?edit=1');
  const position = await box(/^Position/);
  // Both editors, each with its own toolbar and text.
  await waitFor(() => expect(document.querySelectorAll('[contenteditable="true"]')).toHaveLength(2));
  await expectAccessible();
  await user.clear(position);
  await user.type(position, '7.5');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('Write a whole number from 0 to 1000000.')).toBeTruthy();
  await user.clear(position);
  await user.type(position, '5');
  await user.click(screen.getByRole('checkbox', { name: 'Published' }));
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const { category, question_en, answer_en, question_hi, answer_hi } = makeFaq();
  expect(sent[0]).toEqual({
    category,
    question_en,
    answer_en,
    question_hi,
    answer_hi,
    position: 5,
    published: false,
  });
  expect(platform.notices.at(-1)?.message).toBe('The question was changed.');
});

test('a new entry needs category, question and answer; Hindi may be missing', async () => {
  const { sent } = stock();
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  for (const field of ['Category', 'Question', 'Answer'])
    expect(await screen.findByText(`${field} is required.`)).toBeTruthy();
  expect(screen.queryByText(/in Hindi is required/)).toBeNull();
  expect(sent).toEqual([]);
  await user.type(await box(/^Category/), 'Refunds');
  await user.type(await box('Question'), 'Money back?');
  // jsdom does no editing, so text comes in as a paste.
  const clipboardData = { types: ['text/plain'], getData: () => 'Within 72 hours.', files: [], items: [] };
  fireEvent.paste(await box('Answer'), { clipboardData });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    category: 'Refunds',
    question_en: 'Money back?',
    answer_en: '<p>Within 72 hours.</p>',
    question_hi: '',
    answer_hi: '',
    position: 1000,
    published: true,
  });
});

test('what was typed stays when it is not stored', async () => {
  stock();
  server.use(http.put(`*${paths.faqRecord(1)}`, () => refusal(503)));
  const { user, platform } = await open('?edit=1');
  const category = await box(/^Category/);
  await user.clear(category);
  await user.type(category, 'Learning');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(platform.notices.at(-1)?.message).toBe('The question could not be changed.'));
  expect(category.value).toBe('Learning');
});

test('a newer version of somebody else is shown before it is overwritten', async () => {
  const records = [makeFaq()];
  stock(records);
  server.use(http.put(`*${paths.faqRecord(1)}`, () => refusal(412)));
  const { user } = await open('?edit=1');
  const category = await box(/^Category/);
  await user.type(category, 'x');
  records[0] = makeFaq({ question_en: 'Refunds?', answer_en: '<p>New.</p>', published: false });
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await screen.findByRole('dialog', { name: 'Somebody saved a newer version' });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Category: Refunds',
    'Question: Refunds?',
    'Answer: a different text',
    'Published: No',
  ]);
});

test('the list says what is published, in its order, with its Hindi; an entry is deleted', async () => {
  stock([makeFaq(), makeFaq({ faq_id: 2, question_en: 'Draft?', answer_hi: '', published: false, position: 20 })]);
  const { user, platform } = await open('?tab=view&q=a&sort=position:asc');
  await screen.findByRole('cell', { name: 'Draft?' });
  const cells = screen.getAllByRole('row').map((row) => [...row.children].slice(0, 5).map((cell) => cell.textContent));
  expect(cells.slice(1)).toEqual([
    ['10', 'How do I get my money back?', 'Refunds', 'Yes', 'Yes'],
    ['20', 'Draft?', 'Refunds', 'Partly', 'No'],
  ]);
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Delete How do I get my money back?' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(platform.notices.at(-1)?.message).toBe('The question was deleted.'));
  await waitFor(() => expect(screen.queryByRole('cell', { name: 'How do I get my money back?' })).toBeNull());
});
