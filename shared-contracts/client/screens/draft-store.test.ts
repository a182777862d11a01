import { dropOldDrafts, keepDraft, readDraft } from './draft-store';

const name = 'mf_learning:draft:7:note-of-101';
const draft = { values: { body: 'Half a thought' } };

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

test('a draft in the browser lasts for 30 days', () => {
  jest.useFakeTimers({ now: new Date('2026-11-01T08:00:00Z') });
  keepDraft(name, draft, 'browser');
  jest.setSystemTime(new Date('2026-12-01T07:59:00Z'));
  dropOldDrafts();
  expect(readDraft(name, 'browser')).toEqual(draft);
  jest.setSystemTime(new Date('2026-12-01T08:00:00Z'));
  expect(readDraft(name, 'browser')).toBeUndefined();
  dropOldDrafts();
  expect(localStorage).toHaveLength(0);
});

test('a draft of the tab is not in the browser', () => {
  keepDraft(name, draft, 'tab');
  expect(readDraft(name, 'tab')).toEqual(draft);
  expect(readDraft(name, 'browser')).toBeUndefined();
});
