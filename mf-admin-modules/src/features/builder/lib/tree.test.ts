import type { ItemRef } from './tree';
import { hasSameOrder, movesTo, placeBeside, positionOf, reverseOf, withMoves, without } from './tree';
import { makeOutline } from '../../../testing/outline';

const outline = makeOutline({ Basics: ['Ohm', 'Volt', 'Watt'], Circuits: ['Series'], Later: [] });
const named = (name: string): ItemRef => {
  for (const { module_id, module_name, videos } of outline.modules) {
    if (module_name === name) return { kind: 'module', id: module_id };
    const video = videos.find(({ video_title }) => video_title === name);
    if (video) return { kind: 'video', id: video.video_id };
  }
  throw new Error(`There is no ${name}`);
};
const idOf = (name: string) => named(name).id;
const shown = ({ modules }: typeof outline) =>
  modules.map(({ module_name, videos }) => `${module_name}: ${videos.map(({ video_title }) => video_title).join(' ')}`);

test.each([
  ['Ohm', 'Basics', null, ['Basics: Volt Watt Ohm', 'Circuits: Series', 'Later: ']],
  ['Watt', 'Basics', 'Ohm', ['Basics: Watt Ohm Volt', 'Circuits: Series', 'Later: ']],
  ['Ohm', 'Circuits', 'Series', ['Basics: Volt Watt', 'Circuits: Ohm Series', 'Later: ']],
  ['Ohm', 'Later', null, ['Basics: Volt Watt', 'Circuits: Series', 'Later: Ohm']],
])('%s goes to %s before %s, and back', (name, module, before, expected) => {
  const place = { moduleId: idOf(module), beforeId: before === null ? null : idOf(before) };
  const moves = movesTo(outline, [named(name)], place);
  const after = withMoves(outline, moves);
  expect(shown(after)).toEqual(expected);
  expect(hasSameOrder(withMoves(after, reverseOf(outline, [named(name)])), outline)).toBe(true);
});

test('several go to one place in their order, and back', () => {
  const items = ['Ohm', 'Watt', 'Series'].map(named);
  const after = withMoves(outline, movesTo(outline, items, { moduleId: idOf('Basics'), beforeId: idOf('Ohm') }));
  expect(shown(after)).toEqual(['Basics: Ohm Watt Series Volt', 'Circuits: ', 'Later: ']);
  expect(hasSameOrder(withMoves(after, reverseOf(outline, items)), outline)).toBe(true);
});

test('a module goes with its lessons, and back', () => {
  const after = withMoves(
    outline,
    movesTo(outline, [named('Later')], { moduleId: undefined, beforeId: idOf('Basics') }),
  );
  expect(shown(after)[0]).toBe('Later: ');
  expect(hasSameOrder(withMoves(after, reverseOf(outline, [named('Later')])), outline)).toBe(true);
});

test('step by step a lesson passes through all modules', () => {
  const seen: unknown[] = [];
  let present = outline;
  for (let step = 0; step < 6; step += 1) {
    const place = placeBeside(present, named('Watt'), 1);
    if (!place) break;
    present = withMoves(present, movesTo(present, [named('Watt')], place));
    seen.push(positionOf(present, named('Watt')));
  }
  expect(seen).toEqual([
    { place: 1, count: 2, module: 'Circuits' },
    { place: 2, count: 2, module: 'Circuits' },
    { place: 1, count: 1, module: 'Later' },
  ]);
  expect(placeBeside(outline, named('Ohm'), -1)).toBeUndefined();
  expect(placeBeside(outline, named('Series'), -1)).toEqual({ moduleId: idOf('Basics'), beforeId: null });
});

test('what is about to be deleted is left out', () => {
  const isGone = ({ kind, id }: ItemRef) => (kind === 'module' ? id === idOf('Circuits') : id === idOf('Ohm'));
  expect(shown(without(outline, isGone))).toEqual(['Basics: Volt Watt', 'Later: ']);
});
