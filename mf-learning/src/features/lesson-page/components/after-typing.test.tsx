import { act, render, screen } from '@testing-library/react';
import { AfterTyping } from './after-typing';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function moveFocus(to: HTMLElement) {
  act(() => to.focus());
  act(() => jest.advanceTimersByTime(2_000));
}

test('waits while the focus is in a form, also on the button that sends it', () => {
  const view = (shows: boolean) => (
    <>
      <form>
        <textarea />
        <button type="button">Save</button>
      </form>
      <button type="button">Outside</button>
      {shows && <AfterTyping>The end</AfterTyping>}
    </>
  );
  const { rerender } = render(view(false));
  moveFocus(screen.getByRole('textbox'));
  rerender(view(true));
  for (const place of [screen.getByRole('textbox'), screen.getByRole('button', { name: 'Save' })]) {
    moveFocus(place);
    expect(screen.queryByText('The end')).toBeNull();
  }
  moveFocus(screen.getByRole('button', { name: 'Outside' }));
  expect(screen.getByText('The end')).toBeTruthy();
});
