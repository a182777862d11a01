import type { OutlineMove } from '@vidyapath/http/course-outline';
import { badRequest } from '@vidyapath/service-kit/http/errors';

/** A module and its videos in their order, by ids. */
export interface ModulePlaces {
  id: number;
  videos: readonly number[];
}

/** The order after the moves, one after the other. @throws HttpProblem 400 for ids that the course does not have */
export const orderAfter = (places: readonly ModulePlaces[], moves: readonly OutlineMove[]): ModulePlaces[] =>
  moves.reduce<ModulePlaces[]>(
    (order, move, at) =>
      move.kind === 'module' ? moveModule(order, move, `moves.${at}`) : moveVideo(order, move, `moves.${at}`),
    [...places],
  );

function moveModule(order: ModulePlaces[], { id, before_id }: OutlineMove, field: string): ModulePlaces[] {
  const moved = order.find((one) => one.id === id);
  if (!moved) throw badRequest(`${field}.id`, 'This course does not have this module.');
  const others = order.filter((one) => one !== moved);
  const before = others.find((one) => one.id === before_id);
  if (before_id !== null && !before) throw badRequest(`${field}.before_id`, 'This course has no such other module.');
  return insertBefore(others, moved, before);
}

function moveVideo(order: ModulePlaces[], { id, module_id, before_id }: OutlineMove, field: string): ModulePlaces[] {
  const from = order.find(({ videos }) => videos.includes(id));
  if (!from) throw badRequest(`${field}.id`, 'This course does not have this video.');
  const to = module_id === undefined ? from : order.find((one) => one.id === module_id);
  if (!to) throw badRequest(`${field}.module_id`, 'This course does not have this module.');
  const others = to.videos.filter((one) => one !== id);
  if (before_id !== null && !others.includes(before_id))
    throw badRequest(`${field}.before_id`, 'The module has no such other video.');
  return order.map((one) => {
    if (one === to) return { ...one, videos: insertBefore(others, id, before_id ?? undefined) };
    return one === from ? { ...one, videos: one.videos.filter((video) => video !== id) } : one;
  });
}

function insertBefore<Item>(others: readonly Item[], item: Item, before: Item | undefined): Item[] {
  const at = before === undefined ? others.length : others.indexOf(before);
  return [...others.slice(0, at), item, ...others.slice(at)];
}
