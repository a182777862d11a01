import { learner, staff } from '@vidyapath/testing/users';
import { makeToken } from '../../testing/make-token';
import { createMemoryKeyStore } from '../../testing/memory-key-store';
import { createNameCipher } from './name-cipher';
import { createSession, type SessionEnd } from './session';
import { createStoredSession } from './stored-session';

const cipher = createNameCipher(createMemoryKeyStore());

function openTab() {
  const revoked: string[] = [];
  const ends: SessionEnd[] = [];
  const session = createSession({
    storage: createStoredSession(cipher, localStorage, sessionStorage),
    revoke: async (token) => void revoked.push(token),
  });
  session.onEnd((end) => ends.push(end));
  return { session, revoked, ends };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a login fills the six storage keys, the name encrypted', async () => {
  const { session } = openTab();
  const token = makeToken(learner);
  await session.start(token, { remember: true });
  expect(localStorage.getItem('access_token')).toBe(token);
  expect(localStorage.getItem('user_id')).toBe('3');
  expect(localStorage.getItem('user_email')).toBe(learner.email);
  expect(localStorage.getItem('user_role')).toBe('User');
  expect(await cipher.decrypt(localStorage.getItem('user_name') ?? '')).toBe(learner.name);
  expect(session.getSnapshot()).toMatchObject({ status: 'signed-in', user: learner });
});

test('the snapshot carries no token', async () => {
  const { session } = openTab();
  await session.start(makeToken(), { remember: true });
  expect(Object.keys(session.getSnapshot()).sort()).toEqual(['expiresAt', 'status', 'user']);
});

test('a session without “Remember me” stays in its tab', async () => {
  const { session } = openTab();
  await session.start(makeToken(), { remember: false });
  expect(localStorage.getItem('access_token')).toBeNull();
  expect(openTab().session.getSnapshot().status).toBe('signed-in');
  sessionStorage.clear();
  expect(openTab().session.getSnapshot().status).toBe('signed-out');
});

test('a remembered session continues after a reload', async () => {
  await openTab().session.start(makeToken(staff), { remember: true });
  expect(openTab().session.getSnapshot().user).toEqual(staff);
});

test('logout removes the six keys and ends the token at the server', async () => {
  localStorage.setItem('dark-mode', 'true');
  const { session, revoked, ends } = openTab();
  const token = makeToken();
  await session.start(token, { remember: true });
  await session.end();
  expect({ ...localStorage }).toEqual({});
  expect(revoked).toEqual([token]);
  expect(ends).toEqual(['logout']);
  expect(session.getSnapshot()).toEqual({ status: 'signed-out', user: null });
});

test('a logout ends the session even when the server can’t be reached', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  const session = createSession({
    storage: createStoredSession(cipher, localStorage, sessionStorage),
    revoke: () => Promise.reject(new Error('offline')),
  });
  await session.start(makeToken(), { remember: true });
  await session.end();
  expect(localStorage.getItem('access_token')).toBeNull();
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
});

test.each([
  ['expired', makeToken(learner, -60)],
  ['unreadable', 'nonsense'],
])('a stored token that is %s is silently dropped', (_case, token) => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  localStorage.setItem('access_token', token);
  const { session, ends } = openTab();
  expect(session.getSnapshot().status).toBe('signed-out');
  expect({ ...localStorage }).toEqual({});
  expect(ends).toEqual([]);
  logged.mockRestore();
});

test('start refuses a token that is unreadable or has expired', async () => {
  const { session } = openTab();
  await expect(session.start('nonsense', { remember: true })).rejects.toThrow(TypeError);
  await expect(session.start(makeToken(learner, -1), { remember: true })).rejects.toThrow(TypeError);
  expect(session.getSnapshot().status).toBe('signed-out');
});

test.each([true, false])('another token of the same user replaces the first (remembered: %s)', async (remember) => {
  const { session, ends } = openTab();
  await session.start(makeToken(learner, 60), { remember });
  const next = makeToken(learner, 7_200);
  await session.renew(next);
  expect(session.token()).toBe(next);
  expect((remember ? localStorage : sessionStorage).getItem('access_token')).toBe(next);
  expect((remember ? sessionStorage : localStorage).getItem('access_token')).toBeNull();
  expect(ends).toEqual([]);
});

test('a token that another tab renewed does not end the session in this tab', async () => {
  const thisTab = openTab();
  const otherTab = openTab();
  await thisTab.session.start(makeToken(learner, 60), { remember: true });
  otherTab.session.follow();
  const next = makeToken(learner, 7_200);
  await otherTab.session.renew(next);
  thisTab.session.expire();
  expect(thisTab.session.token()).toBe(next);
  expect(thisTab.ends).toEqual([]);
});

test('a session that another tab renewed continues in this tab when the earlier token expires', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const thisTab = openTab();
  const otherTab = openTab();
  await thisTab.session.start(makeToken(learner, 60), { remember: true });
  otherTab.session.follow();
  const next = makeToken(learner, 7_200);
  await otherTab.session.renew(next);
  jest.advanceTimersByTime(61_000);
  jest.useRealTimers();
  expect(thisTab.session.token()).toBe(next);
  expect(thisTab.ends).toEqual([]);
});

test('follows a login and a logout of another tab', async () => {
  const thisTab = openTab();
  const otherTab = openTab();
  await otherTab.session.start(makeToken(staff), { remember: true });
  thisTab.session.follow();
  expect(thisTab.session.getSnapshot().user).toEqual(staff);
  await otherTab.session.end();
  thisTab.session.follow();
  expect(thisTab.ends).toEqual(['other-tab']);
  expect(thisTab.revoked).toEqual([]);
});

test('a login of another user in another tab ends the session here first, so that its data is dropped', async () => {
  const thisTab = openTab();
  const otherTab = openTab();
  await thisTab.session.start(makeToken(learner), { remember: true });
  await otherTab.session.start(makeToken(staff), { remember: true });
  thisTab.session.follow();
  expect(thisTab.ends).toEqual(['other-tab']);
  expect(thisTab.session.getSnapshot().user).toEqual(staff);
  expect(openTab().session.getSnapshot().user).toEqual(staff);
});

test('a token that arrives after the logout is ended, not used', async () => {
  const { session, revoked } = openTab();
  await session.start(makeToken(learner, 60), { remember: true });
  await session.end();
  const late = makeToken(learner, 7_200);
  await session.renew(late);
  expect(session.getSnapshot().status).toBe('signed-out');
  expect(revoked).toContain(late);
  expect({ ...localStorage }).toEqual({});
});

test('a logout while a new token is being stored leaves no token behind', async () => {
  const { session } = openTab();
  await session.start(makeToken(learner, 60), { remember: true });
  const renewed = session.renew(makeToken(learner, 7_200));
  await session.end();
  await renewed;
  expect({ ...localStorage }).toEqual({});
});

test('the end of a session of this tab leaves a session that other tabs remember; a logout ends both', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const ofTab = openTab();
  await ofTab.session.start(makeToken(learner, 60), { remember: false });
  const remembered = makeToken(staff, 7_200);
  localStorage.setItem('access_token', remembered);
  jest.advanceTimersByTime(61_000);
  jest.useRealTimers();
  expect(ofTab.ends).toEqual(['expired']);
  expect(localStorage.getItem('access_token')).toBe(remembered);
  await ofTab.session.start(makeToken(learner), { remember: false });
  localStorage.setItem('access_token', remembered);
  await ofTab.session.end();
  expect(localStorage.getItem('access_token')).toBeNull();
});

test('ends a session as expired if another tab noticed its expiry first', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const thisTab = openTab();
  const otherTab = openTab();
  await otherTab.session.start(makeToken(learner, 60), { remember: true });
  thisTab.session.follow();
  jest.setSystemTime(Date.now() + 61_000);
  otherTab.session.expire();
  expect(localStorage.getItem('access_token')).toBeNull();
  thisTab.session.follow();
  jest.useRealTimers();
  expect([thisTab.ends, otherTab.ends]).toEqual([['expired'], ['expired']]);
});

test('a check ends the session silently when its token is gone', async () => {
  const { session, ends } = openTab();
  await session.start(makeToken(), { remember: true });
  session.check();
  expect(ends).toEqual([]);
  localStorage.removeItem('access_token');
  session.check();
  expect(ends).toEqual(['silent']);
});
