import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeleteDialog, type DeleteDialogProps } from './delete-dialog';

/** The rejection of a slice's call. */
const problem = (status: number) => Object.assign(new Error('No.'), { status, detail: 'No.', errors: [] });

function ask(part: Partial<DeleteDialogProps>) {
  const onClosed = jest.fn();
  const onFailed = jest.fn();
  render(
    <DeleteDialog
      title="Delete fruit"
      question="Are you sure?"
      subject="Guava"
      note="Its seeds go too."
      labels={{ confirm: 'Delete', cancel: 'Keep' }}
      remove={async () => undefined}
      explain={({ status }) => `It failed with ${status}`}
      onFailed={onFailed}
      onClosed={onClosed}
      {...part}
    />,
  );
  return { onClosed, onFailed, press: (name: string) => userEvent.click(screen.getByRole('button', { name })) };
}

test('names the record, and deletes the version that was stored when it asked', async () => {
  const remove = jest.fn(async () => undefined);
  const { press, onClosed } = ask({ read: async () => ({ record: {}, etag: '"1"' }), remove });
  expect(screen.getByRole('dialog', { name: 'Delete fruit', description: /Guava.*Its seeds go too/ })).toBeTruthy();
  await press('Delete');
  await waitFor(() => expect(onClosed).toHaveBeenCalledWith(true));
  expect(remove.mock.calls).toEqual([['"1"']]);
});

test('deletes nothing when cancelled', async () => {
  const remove = jest.fn(async () => undefined);
  const { press, onClosed } = ask({ remove });
  await press('Keep');
  await waitFor(() => expect(onClosed).toHaveBeenCalledWith(false));
  expect(remove).not.toHaveBeenCalled();
});

test('shows that the record was changed in between, reads it again and asks again', async () => {
  let version = 1;
  const remove = (ifMatch?: string) => (ifMatch === `"${version}"` ? Promise.resolve() : Promise.reject(problem(412)));
  const { press, onClosed, onFailed } = ask({ read: async () => ({ record: {}, etag: `"${version}"` }), remove });
  version = 2;
  await press('Delete');
  expect((await screen.findByRole('alert')).textContent).toBe('It failed with 412');
  await press('Delete');
  await waitFor(() => expect(onClosed).toHaveBeenCalledWith(true));
  expect(onFailed).not.toHaveBeenCalled();
});

test('explains a failure, and can retry', async () => {
  const remove = jest.fn().mockRejectedValueOnce(problem(503)).mockResolvedValueOnce(undefined);
  const { press, onClosed, onFailed } = ask({ remove });
  await press('Delete');
  expect((await screen.findByRole('alert')).textContent).toBe('It failed with 503');
  expect(onFailed).toHaveBeenCalledTimes(1);
  await press('Delete');
  await waitFor(() => expect(onClosed).toHaveBeenCalledWith(true));
});

test('a double click deletes once', async () => {
  const remove = jest.fn(async () => undefined);
  ask({ remove });
  await userEvent.dblClick(screen.getByRole('button', { name: 'Delete' }), { pointerEventsCheck: 0 });
  expect(remove).toHaveBeenCalledTimes(1);
});
