import { subscribersOf } from './subscribers';

const parse = (value: unknown) => subscribersOf({ EVENT_SUBSCRIBERS: JSON.stringify(value) });

test('without the variable there is no subscriber', () => {
  expect(subscribersOf({})).toEqual([]);
});

test('subscribers have a name, an address and types', () => {
  const learning = { url: 'http://127.0.0.1:4306', types: ['catalogue.course-changed'] };
  const [subscriber] = parse({ learning });
  expect(subscriber).toMatchObject({ name: 'learning', types: learning.types, link: { baseUrl: learning.url } });
});

test.each(['{', '[]', 'null', '"learning"'])('refuses %s with one line', (EVENT_SUBSCRIBERS) => {
  expect(() => subscribersOf({ EVENT_SUBSCRIBERS })).toThrow(/^EVENT_SUBSCRIBERS: takes services .+, got ".+"$/);
});

test('each bad subscriber is named', () => {
  const bad = { a: { url: 'ftp://x', types: [] }, b: { url: 'http://x/path', types: [] }, c: { url: 'http://x' } };
  expect(() => parse({ ...bad, good: { url: 'http://x', types: [] } })).toThrow(
    /^EVENT_SUBSCRIBERS: takes for a .+\nEVENT_SUBSCRIBERS: takes for b .+\nEVENT_SUBSCRIBERS: takes for c [^\n]+$/,
  );
});
