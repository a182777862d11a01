import { act, screen, waitFor } from '@testing-library/react';
import { courseMaster, button, open } from '../../testing/admin-screens';
import { editor, pasteInfo } from '../../testing/course-form';
import { stockCatalogue, startNetwork } from '../../testing/fake-catalogue';
import { expectAccessible } from '@vidyapath/testing/accessibility';

startNetwork();

test('the toolbar is one stop of the Tab key, and arrow keys move within it', async () => {
  stockCatalogue();
  const { user } = await open(courseMaster);
  await editor();
  const toolbar = screen.getByRole('toolbar', { name: 'Text formatting' });
  const names = [...toolbar.querySelectorAll('button')].map((element) => element.getAttribute('aria-label'));
  expect(names).toEqual([
    'Bold',
    'Italic',
    'Underline',
    'Heading',
    'Subheading',
    'Bullet list',
    'Numbered list',
    'Quote',
    'Link',
    'Undo',
    'Redo',
  ]);
  expect([...toolbar.querySelectorAll('[tabindex="0"]')]).toHaveLength(1);
  act(() => button('Bold').focus());
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(button('Italic'));
  await user.keyboard('{End}{ArrowRight}');
  expect(document.activeElement).toBe(button('Bold'));
  await user.keyboard('{ArrowLeft}{Home} ');
  expect(button('Bold').getAttribute('aria-pressed')).toBe('true');
  expect(button('Undo').getAttribute('aria-disabled')).toBe('true');
});

test('a line becomes a list, and undo reverts it', async () => {
  stockCatalogue();
  const { user } = await open(courseMaster);
  await pasteInfo({ text: 'A wheel' });
  await user.click(button('Bullet list'));
  expect((await editor()).querySelector('li')?.textContent).toBe('A wheel');
  expect(button('Bullet list').getAttribute('aria-pressed')).toBe('true');
  await user.click(button('Undo'));
  expect((await editor()).querySelector('li')).toBeNull();
});

test('the link form asks for a web address, and Enter in it does not save the course', async () => {
  const { calls } = stockCatalogue();
  const { user, platform } = await open(courseMaster);
  await pasteInfo({ text: 'See ' });
  await user.click(button('Link'));
  const address = screen.getByLabelText('Link address');
  await user.clear(address);
  await user.type(address, 'javascript:alert(1){Enter}');
  expect(await screen.findByText('Write a web address that starts with http:// or https://.')).toBeTruthy();
  await expectAccessible();
  await user.clear(address);
  await user.type(address, 'https://example.com/x{Enter}');
  await waitFor(async () => expect((await editor()).textContent).toBe('See https://example.com/x'));
  expect(screen.queryByLabelText('Link address')).toBeNull();
  expect(calls).toEqual([]);
  expect(platform.notices).toEqual([]);
});
