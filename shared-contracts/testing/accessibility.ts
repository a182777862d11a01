import { act } from '@testing-library/react';
import axe from 'axe-core';

/** jsdom knows no layout and no page around the slice: contrast and landmarks are for the browser tests. */
const rules = { region: { enabled: false }, 'color-contrast': { enabled: false } };

/** Fails with what axe finds on the page. Whatever the page does meanwhile, such as the end of a dialog's movement, is part of the test. */
export async function expectAccessible(): Promise<void> {
  const { violations } = await act(() => axe.run(document.body, { rules }));
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
