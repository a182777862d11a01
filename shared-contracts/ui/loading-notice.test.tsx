import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadingNotice } from './loading-notice';

const calls = () => ({ retry: jest.fn(), onClose: jest.fn() });

afterEach(() => {
  document.documentElement.lang = '';
});

test('shows and announces that a window is loading slowly', async () => {
  render(<LoadingNotice failed={false} {...calls()} />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  expect(await screen.findByRole('progressbar', { name: 'Loading…' })).toBeTruthy();
  expect([status.textContent, status.ariaBusy ?? status.getAttribute('aria-busy')]).toEqual(['Loading…', 'true']);
});

test('shows in the page’s language that it could not be loaded, and can be retried or closed', async () => {
  document.documentElement.lang = 'hi';
  const { retry, onClose } = calls();
  render(<LoadingNotice failed retry={retry} onClose={onClose} />);
  expect(screen.getByRole('alert').textContent).toContain('यह विंडो लोड नहीं हो सकी।');
  await userEvent.click(screen.getByRole('button', { name: 'फिर से कोशिश करें' }));
  expect(retry).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'बंद करें' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
