import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { applyDisabledFeatures, disabledFeatures } from './disabled-features';

const name = (content: string) => {
  document.head.innerHTML = `<meta name="disabled-features" content="${content}">`;
};
/** Whether the browser would still do its default action. */
const rightClick = () =>
  document.body.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
const press = (code: string, keys: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true, ...keys }));

test('the page as built disables no feature', async () => {
  const html = readFileSync(resolve(__dirname, '../../index.html'), 'utf8');
  expect(disabledFeatures(new DOMParser().parseFromString(html, 'text/html'))).toEqual([]);
  expect(html).toContain('name="disabled-features"');
});

test.each([
  ['', []],
  ['right-click', ['right-click']],
  ['developer-tools, right-click', ['right-click', 'developer-tools']],
  ['anything', []],
])('%j names %j', (content, expected) => {
  name(content);
  expect(disabledFeatures()).toEqual(expected);
});

test('each flag disables its own feature, and no other one', async () => {
  name('');
  await applyDisabledFeatures();
  expect([rightClick(), press('F12')]).toEqual([true, true]);

  name('right-click');
  await applyDisabledFeatures();
  expect([rightClick(), press('F12')]).toEqual([false, true]);

  name('developer-tools');
  await applyDisabledFeatures();
  const ctrl = { ctrlKey: true };
  const ctrlShift = { ctrlKey: true, shiftKey: true };
  const blocked = [
    press('F12'),
    press('KeyI', ctrlShift),
    press('KeyJ', ctrlShift),
    press('KeyC', ctrlShift),
    press('KeyU', ctrl),
  ];
  expect(blocked).toEqual(blocked.map(() => false));
  expect([press('KeyC', ctrl), press('KeyV', ctrl), press('KeyI'), press('KeyU'), press('KeyT', ctrlShift)]).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
});
