import { createFakePlatform } from '@vidyapath/testing/fake-platform';
import { learner, staff } from '@vidyapath/testing/users';
import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { createBrowserChoice } from '@vidyapath/client/screens/browser-choice';
import { SliceContext } from '@vidyapath/client/screens/platform-context';

const read = (stored: string | null) => stored ?? 'first';

function use(choice: ReturnType<typeof createBrowserChoice<string>>) {
  const platform = createFakePlatform({ user: learner });
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(SliceContext, { value: { platform, slice: 'mf_learning' } }, children);
  const { result } = renderHook(() => choice.useChoice(), { wrapper });
  return {
    platform,
    value: () => result.current.value,
    choose: (text: string) => act(() => result.current.choose(text)),
  };
}

afterEach(() => localStorage.clear());

test('each account has its own choice, also after a logout; another one begins with the choice of visitors', async () => {
  const { platform, value, choose } = use(createBrowserChoice('test-choice', read));
  expect(value()).toBe('first');
  choose('of the learner');
  await act(() => platform.session.end());
  expect(value()).toBe('first');
  choose('of visitors');
  act(() => platform.session.signIn(staff));
  expect(value()).toBe('of visitors');
  act(() => platform.session.signIn(learner));
  expect(value()).toBe('of the learner');
});

test('follows another tab', () => {
  const { value } = use(createBrowserChoice('test-choice', read));
  localStorage.setItem(`test-choice.${learner.id}`, 'elsewhere');
  act(() => void window.dispatchEvent(new Event('storage')));
  expect(value()).toBe('elsewhere');
});

test('blocked storage stores it until the page is left', () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  const { value, choose } = use(createBrowserChoice('test-choice', read));
  choose('other');
  expect(value()).toBe('other');
  blocked.mockRestore();
});
