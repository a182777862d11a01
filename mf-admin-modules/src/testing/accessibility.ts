import axe from 'axe-core';

/** jsdom knows no layout and no page around the slice: contrast and landmarks are for the browser tests. */
const rules = { region: { enabled: false }, 'color-contrast': { enabled: false } };

export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document.body, { rules });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
