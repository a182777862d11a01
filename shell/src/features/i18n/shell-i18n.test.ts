import { createI18n } from './shell-i18n';

const english = {
  default: { greeting: 'Hello {{name}}', videos_one: '{{count}} video', videos_other: '{{count}} videos' },
};
const hindi = { default: { greeting: 'नमस्ते {{name}}' } };

beforeEach(() => localStorage.clear());

test('loads only the chosen language', async () => {
  const i18n = createI18n('en');
  const hi = jest.fn(async () => hindi);
  await i18n.addSlice('a', { en: async () => english, hi });
  expect(i18n.translator('a')('greeting', { name: '<Asha>' })).toBe('Hello <Asha>');
  expect(hi).not.toHaveBeenCalled();
});

test('a switch changes the page’s language, is stored and notifies the screens', async () => {
  const i18n = createI18n('en');
  await i18n.addSlice('a', { en: async () => english, hi: async () => hindi });
  const changed = jest.fn();
  i18n.subscribe(changed);
  const before = i18n.translator('a');
  await i18n.setLanguage('hi');
  expect(i18n.translator('a')('greeting', { name: 'आशा' })).toBe('नमस्ते आशा');
  expect(i18n.translator('a')).not.toBe(before);
  expect(changed).toHaveBeenCalled();
  expect(document.documentElement.lang).toBe('hi');
  expect(createI18n().getLanguage()).toBe('hi');
});

test('shows a slice without the chosen language in English', async () => {
  const i18n = createI18n('hi');
  await i18n.addSlice('a', { en: async () => english });
  expect(i18n.translator('a')('videos', { count: 1 })).toBe('1 video');
  expect(i18n.translator('a')('videos', { count: 2 })).toBe('2 videos');
});

test('messages that can’t be loaded fall back to English', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  const i18n = createI18n('hi');
  await i18n.addSlice('a', { en: async () => english, hi: () => Promise.reject(new Error('gone')) });
  expect(i18n.translator('a')('greeting', { name: 'Asha' })).toBe('Hello Asha');
  logged.mockRestore();
});

test('the translator is the same until something changes', async () => {
  const i18n = createI18n('en');
  await i18n.addSlice('a', { en: async () => english });
  expect(i18n.translator('a')).toBe(i18n.translator('a'));
});
