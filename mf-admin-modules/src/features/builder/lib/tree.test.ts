import { movesToward, possibleMoves } from './moves-toward';
import type { ItemRef } from './tree';
import {
  differOnlyInItems,
  hasSameOrder,
  movesTo,
  placeBeside,
  positionOf,
  reverseOf,
  withMoves,
  without,
} from './tree';
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

test('the order that was chosen in a conflict is reached, without what is gone and with what is new', () => {
  const wanted = makeOutline({ A: ['a', 'b', 'c'], B: ['d'] });
  const present = withMoves(wanted, [
    { kind: 'video', id: 3, before_id: 1 },
    { kind: 'video', id: 1, module_id: 20, before_id: null },
    { kind: 'module', id: 20, before_id: 10 },
  ]);
  expect(hasSameOrder(withMoves(present, movesToward(wanted, present)), wanted)).toBe(true);
  const shorter = without(present, ({ kind, id }) => kind === 'video' && id === 2);
  const reached = withMoves(shorter, movesToward(wanted, shorter));
  expect(reached.modules.map(({ videos }) => videos.map(({ video_id }) => video_id))).toEqual([[1, 3], [4]]);
});

const isNamed =
  (...names: string[]) =>
  (item: ItemRef) =>
    names.some((name) => named(name).kind === item.kind && idOf(name) === item.id);

test('a deletion is no other order, a move is one', () => {
  const shorter = without(outline, isNamed('Volt', 'Circuits'));
  expect(differOnlyInItems(outline, shorter)).toBe(true);
  expect(differOnlyInItems(shorter, outline)).toBe(true);
  const moved = withMoves(shorter, [{ kind: 'video', id: idOf('Watt'), before_id: idOf('Ohm') }]);
  expect(differOnlyInItems(outline, moved)).toBe(false);
});

test.each([
  ['nothing', [], ['Basics: Ohm Watt Volt', 'Circuits: Series', 'Later: ']],
  ['what comes after it', ['Volt'], ['Basics: Ohm Watt', 'Circuits: Series', 'Later: ']],
  ['one of the moved', ['Ohm'], ['Basics: Watt Volt', 'Circuits: Series', 'Later: ']],
  ['its module', ['Basics'], ['Circuits: Series', 'Later: ']],
])('moves are possible when %s is gone', (_what, gone, expected) => {
  const items = ['Ohm', 'Watt'].map(named);
  const moves = movesTo(outline, items, { moduleId: idOf('Basics'), beforeId: idOf('Volt') });
  const present = without(outline, isNamed(...gone));
  const possible = possibleMoves(moves, withMoves(outline, moves), present);
  expect(shown(withMoves(present, possible))).toEqual(expected);
});

test('a place that is gone is the next one of the wanted order', () => {
  const wanted = makeOutline({ Basics: ['Ohm', 'Volt', 'Watt', 'Fuse'] });
  const present = without(
    withMoves(wanted, [{ kind: 'video', id: 1, before_id: null }]),
    ({ kind, id }) => kind === 'video' && id === 2,
  );
  const back = possibleMoves([{ kind: 'video', id: 1, module_id: 10, before_id: 2 }], wanted, present);
  expect(back).toEqual([{ kind: 'video', id: 1, module_id: 10, before_id: 3 }]);
});
