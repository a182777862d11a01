import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { historyInLanguage } from './address-language';
import { createI18n } from './shell-i18n';

const at = (address: string) => window.history.replaceState(null, '', address);
const address = () => window.location.pathname + window.location.search + window.location.hash;
beforeEach(() => localStorage.clear());
afterEach(() => at('/'));

test('an address without a language changes nothing', () => {
  const history = createBrowserHistory();
  expect(historyInLanguage(history, createI18n())).toBe(history);
});

test('an address in Hindi is shown in Hindi, stores nothing and leads to others in Hindi', () => {
  at('/?lang=hi');
  const i18n = createI18n();
  const history = historyInLanguage(createBrowserHistory(), i18n);
  expect([i18n.getLanguage(), localStorage.length]).toEqual(['hi', 0]);
  expect(history.createHref('/course/available-course?category=3#top')).toBe(
    '/course/available-course?category=3&lang=hi#top',
  );
  history.push({ pathname: '/login', search: '', hash: '', key: 'k1', state: { next: '/' } } as never);
  expect([address(), history.location.key, history.location.state]).toEqual(['/login?lang=hi', 'k1', { next: '/' }]);
  history.replace('/signup?lang=en');
  expect(address()).toBe('/signup?lang=hi');
});

test('a choice by the reader changes the address and what follows', async () => {
  localStorage.setItem('language', 'hi');
  at('/?lang=en&page=2');
  const i18n = createI18n();
  const history = historyInLanguage(createBrowserHistory(), i18n);
  expect(i18n.getLanguage()).toBe('en');
  await i18n.setLanguage('hi');
  expect(address()).toBe('/?lang=hi&page=2');
  history.push('/login');
  expect(address()).toBe('/login?lang=hi');
});
