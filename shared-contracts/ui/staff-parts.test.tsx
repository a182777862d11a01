import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminScreen, type AdminScreenProps } from './admin-screen/admin-screen';
import { ConflictDialog } from './conflict-dialog/conflict-dialog';
import { FormButtons } from './form-parts/form-buttons';
import { FormSkeleton } from './form-parts/form-skeleton';
import { RowActions } from './row-actions/row-actions';

const screenLabels = {
  tabs: 'Add or view',
  add: 'Add',
  view: 'View',
  adding: 'Add fruit',
  editing: 'Edit fruit',
  lead: 'All * fields are mandatory',
};
const adminScreen = (part: Partial<AdminScreenProps['screen']>) => (
  <AdminScreen
    screen={{ tab: 'add', edited: undefined, show: jest.fn(), ...part }}
    title="Fruit"
    labels={screenLabels}
    form="The form"
    list="The list"
  />
);

test.each([
  [{}, 'Add fruit', 'The form'],
  [{ edited: 7 }, 'Edit fruit', 'The form'],
  [{ tab: 'view' }, 'Fruit', 'The list'],
] as const)('an admin screen at %j has its heading', (part, heading, content) => {
  render(adminScreen(part));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
  expect(screen.getByRole('tabpanel').textContent).toBe(content);
});

test('its tabs switch it, and the heading gets the focus of a removed element', async () => {
  const show = jest.fn();
  const { rerender } = render(adminScreen({ show }));
  await userEvent.click(screen.getByRole('tab', { name: 'View' }));
  expect(show).toHaveBeenCalledWith('view');
  act(() => screen.getByRole('tab', { name: 'View' }).blur());
  rerender(adminScreen({ tab: 'view' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

const conflictLabels = {
  title: 'Newer',
  text: 'Somebody was faster.',
  theirs: 'In theirs:',
  same: 'The same.',
  difference: (label: string, value: string) => `${label}: ${value}`,
  stay: 'Keep editing',
  load: 'Load theirs',
  overwrite: 'Overwrite',
};

test('a conflict shows the differences and offers three choices', async () => {
  const ways = { onLoadTheirs: jest.fn(), onOverwrite: jest.fn(), onStay: jest.fn() };
  const { rerender } = render(
    <ConflictDialog open differences={[{ label: 'Name', value: 'Guava' }]} labels={conflictLabels} {...ways} />,
  );
  expect(
    screen.getByRole('dialog', { name: 'Newer', description: /Somebody was faster.*In theirs:.*Name: Guava/ }),
  ).toBeTruthy();
  for (const name of ['Load theirs', 'Overwrite', 'Keep editing'])
    await userEvent.click(screen.getByRole('button', { name }));
  await userEvent.keyboard('{Escape}');
  expect(Object.values(ways).map((way) => way.mock.calls.length)).toEqual([1, 1, 2]);
  rerender(<ConflictDialog open differences={[]} labels={conflictLabels} {...ways} />);
  expect(screen.getByText('The same.')).toBeTruthy();
});

test('a form that is being sent, or waits for an upload, can’t be sent again', () => {
  const buttons = (part: { busy: boolean; waiting?: boolean }) => (
    <FormButtons labels={{ save: 'Save', cancel: 'Cancel' }} onCancel={jest.fn()} {...part} />
  );
  const disabled = () => screen.getAllByRole<HTMLButtonElement>('button').map((button) => button.disabled);
  const { rerender } = render(buttons({ busy: true }));
  expect(disabled()).toEqual([true, true]);
  rerender(buttons({ busy: false, waiting: true }));
  expect(disabled()).toEqual([true, false]);
  rerender(buttons({ busy: false }));
  expect(disabled()).toEqual([false, false]);
});

test('a form that loads is announced', () => {
  render(<FormSkeleton label="Loading the form" />);
  expect(screen.getByRole('status').textContent).toBe('Loading the form');
});

test('the buttons of a row name the row', async () => {
  const on = { onEdit: jest.fn(), onDelete: jest.fn() };
  render(<RowActions labels={{ edit: 'Edit Guava', delete: 'Delete Guava' }} {...on} />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit Guava' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete Guava' }));
  expect([on.onEdit, on.onDelete].map((call) => call.mock.calls.length)).toEqual([1, 1]);
});
