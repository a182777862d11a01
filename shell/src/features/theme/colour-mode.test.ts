import { openWideWindow } from '../../testing/wide-window';
import { createColourMode } from './colour-mode';

beforeEach(() => {
  localStorage.clear();
  openWideWindow();
});

const shown = () => document.documentElement.getAttribute('data-theme');

test('stores the choice as `true` or `false` for dark', () => {
  const mode = createColourMode();
  expect(mode.chosen()).toBe('system');
  mode.choose('dark');
  expect([localStorage.getItem('dark-mode'), shown(), mode.isDark()]).toEqual(['true', 'dark', true]);
  mode.choose('light');
  expect([localStorage.getItem('dark-mode'), shown(), mode.isDark()]).toEqual(['false', 'light', false]);
  expect(createColourMode().chosen()).toBe('light');
});

test('follows the system again after the choice is removed', () => {
  const mode = createColourMode();
  const listener = jest.fn();
  mode.choose('dark');
  mode.subscribe(listener);
  mode.forget();
  expect(listener).toHaveBeenCalledTimes(1);
  expect([localStorage.getItem('dark-mode'), mode.chosen(), shown()]).toEqual([null, 'system', 'light']);
});

test('follows the choice of another tab', () => {
  const mode = createColourMode();
  const listener = jest.fn();
  const stop = mode.subscribe(listener);
  localStorage.setItem('dark-mode', 'true');
  window.dispatchEvent(new StorageEvent('storage', { key: 'dark-mode', newValue: 'true' }));
  expect([mode.chosen(), shown()]).toEqual(['dark', 'dark']);
  stop();
  mode.choose('light');
  expect(listener).toHaveBeenCalledTimes(1);
});
