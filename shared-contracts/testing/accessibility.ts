import { act } from '@testing-library/react';
import axe from 'axe-core';

/** jsdom has no layout, and no page around the slice: the browser tests check contrast and landmarks. */
const rules = { region: { enabled: false }, 'color-contrast': { enabled: false } };

/** Fails with the violations that axe finds on the page. Changes of the page meanwhile, such as the end of a dialog's transition, are part of the test. */
export async function expectAccessible(): Promise<void> {
  const { violations } = await act(() => axe.run(document.body, { rules }));
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
