import { keptValues } from './kept-values';

const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};
let logged: jest.SpyInstance;
beforeEach(() => {
  localStorage.clear();
  logged = jest.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

test('stores values in the browser', () => {
  const values = keptValues(() => localStorage);
  values.setItem('language', 'hi');
  expect(localStorage.getItem('language')).toBe('hi');
  values.removeItem('language');
  expect(values.getItem('language')).toBeNull();
  expect(logged).not.toHaveBeenCalled();
});

test('a browser that refuses all storage keeps values for this page', () => {
  const values = keptValues(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(values.getItem('access_token')).toBeNull();
  values.setItem('access_token', 'a');
  expect(values.getItem('access_token')).toBe('a');
  values.removeItem('access_token');
  expect(values.getItem('access_token')).toBeNull();
});

test('a full storage does not keep the earlier value of a key', () => {
  const values = keptValues(() => localStorage);
  values.setItem('access_token', 'earlier');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
  values.setItem('access_token', 'new');
  expect(values.getItem('access_token')).toBe('new');
  expect(localStorage.getItem('access_token')).toBeNull();
});
