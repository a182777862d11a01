import { createColourModeStorage } from './colour-mode-storage';

beforeEach(() => localStorage.clear());

const open = () => {
  const storage = createColourModeStorage();
  return { storage, mode: storage.manager({ key: 'dark-mode' }) };
};

test('keeps the choice as the specification spells it', () => {
  const { mode } = open();
  expect(mode.get('light')).toBe('system');
  mode.set('dark');
  expect(localStorage.getItem('dark-mode')).toBe('true');
  mode.set('light');
  expect(localStorage.getItem('dark-mode')).toBe('false');
  expect(open().mode.get('system')).toBe('light');
});

test('follows the system again once the choice is forgotten', () => {
  const { storage, mode } = open();
  const heard = jest.fn();
  mode.set('dark');
  mode.subscribe(heard);
  storage.forget();
  expect(heard).toHaveBeenCalledWith('system');
  expect(localStorage.getItem('dark-mode')).toBeNull();
});

test('hears the choice of another tab', () => {
  const { mode } = open();
  const heard = jest.fn();
  mode.subscribe(heard);
  window.dispatchEvent(new StorageEvent('storage', { key: 'dark-mode', newValue: 'true' }));
  expect(heard).toHaveBeenCalledWith('dark');
});
