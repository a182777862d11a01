import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { formKey, useAdminScreen } from './use-admin-screen';

function openAt(search: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[`/courses${search}`]}>{children}</MemoryRouter>
  );
  return renderHook(() => ({ screen: useAdminScreen(), search: useLocation().search }), { wrapper }).result;
}

test('the URL has the open tab and the edited record, beside the state of the list', () => {
  const shown = openAt('?tab=view&q=react&page=2');
  expect(shown.current.screen).toMatchObject({ tab: 'view', edited: undefined });
  act(() => shown.current.screen.edit(7));
  expect(shown.current.screen).toMatchObject({ tab: 'add', edited: 7 });
  expect(shown.current.search).toBe('?q=react&page=2&edit=7');
  act(() => shown.current.screen.endEdit());
  expect(shown.current.screen).toMatchObject({ tab: 'add', edited: undefined });
  act(() => shown.current.screen.show('view'));
  expect(shown.current.search).toBe('?q=react&page=2&tab=view');
});

test.each(['?edit=0', '?edit=-3', '?edit=1.5', '?edit=x', '?edit=', '?tab=view&edit=7', '?tab=odd'])(
  '%s edits nothing',
  (search) => {
    expect(openAt(search).current.screen.edited).toBeUndefined();
  },
);

test('the form changes with the tab or the record, not with the list’s state', () => {
  expect(formKey('?edit=7&page=2')).toBe(formKey('?q=a&edit=7'));
  expect(new Set(['', '?edit=7', '?edit=8', '?tab=view'].map(formKey)).size).toBe(4);
});
