import { createTurns } from './turns';

test('two run at a time, the others wait in their order, and one that leaves makes way', async () => {
  const begun: string[] = [];
  const turns = createTurns(2, () => undefined);
  for (const id of ['a', 'b', 'c', 'd', 'e']) void turns.enter(id).then(() => begun.push(id));
  await Promise.resolve();
  expect(begun).toEqual(['a', 'b']);
  expect(['a', 'c', 'e'].map(turns.placeOf)).toEqual([0, 1, 3]);
  turns.leave('d');
  turns.leave('a');
  await Promise.resolve();
  expect(begun).toEqual(['a', 'b', 'c']);
  expect(turns.placeOf('e')).toBe(1);
});

test('whoever has the turn does not wait again', async () => {
  const turns = createTurns(1, () => undefined);
  await turns.enter('a');
  await expect(turns.enter('a')).resolves.toBeUndefined();
});
