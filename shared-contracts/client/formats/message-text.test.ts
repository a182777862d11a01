import { messageText } from './message-text';

const messages = {
  greeting: 'Hello {{name}}, {{ name }}',
  list: { videos_one: '{{count}} video', videos_other: '{{count}} videos', total: 'Total: {{count}}' },
};

test.each([
  ['greeting', { name: '<Asha> $& $1' }, 'Hello <Asha> $& $1, <Asha> $& $1'],
  ['greeting', undefined, 'Hello , '],
  ['list.videos', { count: 1 }, '1 video'],
  ['list.videos', { count: 0 }, '0 videos'],
  ['list.total', { count: 2 }, 'Total: 2'],
  ['list', undefined, undefined],
  ['list.videos.more', undefined, undefined],
  ['missing', { count: 1 }, undefined],
])('%s with %j', (key, parameters, text) => {
  expect(messageText(messages, 'en', key, parameters)).toBe(text);
});

test('each language has its own plural rules', () => {
  expect(messageText({ videos_one: 'एक', videos_other: 'अनेक' }, 'hi', 'videos', { count: 0 })).toBe('एक');
});
