import type { Outline, OutlineLesson, OutlineMove } from '@vidyapath/http/course-outline';

/** A module or a lesson of a course. */
export type ItemRef = Pick<OutlineMove, 'kind' | 'id'>;

export const keyOf = ({ kind, id }: ItemRef): string => `${kind}:${id}`;

/** Where a lesson or module is: its module, which a module does not have, and what comes after it; null: it is the last. */
export interface Place {
  moduleId: number | undefined;
  beforeId: number | null;
}

const before = <Item>(items: readonly Item[], added: Item, idOf: (item: Item) => number, id: number | null): Item[] => {
  const at = items.findIndex((item) => idOf(item) === id);
  return at < 0 ? [...items, added] : items.toSpliced(at, 0, added);
};

const idOfModule = ({ module_id }: Outline['modules'][number]): number => module_id;
const idOfLesson = ({ video_id }: OutlineLesson): number => video_id;

/** The module of a lesson. */
export const moduleOf = ({ modules }: Outline, videoId: number) =>
  modules.find(({ videos }) => videos.some(({ video_id }) => video_id === videoId));

export const lessonsOf = ({ modules }: Outline): OutlineLesson[] => modules.flatMap(({ videos }) => videos);

/** What the service makes of a move; a move of something that is gone changes nothing. */
function moved(outline: Outline, { kind, id, module_id, before_id }: OutlineMove): Outline {
  if (kind === 'module') {
    const module = outline.modules.find((other) => other.module_id === id);
    if (!module) return outline;
    const others = outline.modules.filter((other) => other !== module);
    return { ...outline, modules: before(others, module, idOfModule, before_id) };
  }
  const from = moduleOf(outline, id);
  const video = from?.videos.find(({ video_id }) => video_id === id);
  if (!from || !video) return outline;
  const targetId = module_id ?? from.module_id;
  return {
    ...outline,
    modules: outline.modules.map((module) => {
      const videos = module === from ? module.videos.filter((other) => other !== video) : module.videos;
      if (module.module_id === targetId) return { ...module, videos: before(videos, video, idOfLesson, before_id) };
      return module === from ? { ...module, videos } : module;
    }),
  };
}

export const withMoves = (outline: Outline, moves: readonly OutlineMove[]): Outline => moves.reduce(moved, outline);

/** Without lessons and modules that are about to be deleted. */
export function without(outline: Outline, isGone: (item: ItemRef) => boolean): Outline {
  const modules = outline.modules.filter(({ module_id: id }) => !isGone({ kind: 'module', id }));
  return {
    ...outline,
    modules: modules.map((module) => ({
      ...module,
      videos: module.videos.filter(({ video_id: id }) => !isGone({ kind: 'video', id })),
    })),
  };
}

/** Only ids and places, for comparing. */
const orderOf = ({ modules }: Outline): string =>
  JSON.stringify(modules.map(({ module_id, videos }) => [module_id, videos.map(idOfLesson)]));

export const hasSameOrder = (one: Outline, other: Outline): boolean => orderOf(one) === orderOf(other);

const keysOf = (outline: Outline): Set<string> =>
  new Set([
    ...outline.modules.map(({ module_id: id }) => keyOf({ kind: 'module', id })),
    ...lessonsOf(outline).map(({ video_id: id }) => keyOf({ kind: 'video', id })),
  ]);

/** Those of the items that a course still has. */
export function itemsIn(outline: Outline, items: readonly ItemRef[]): ItemRef[] {
  const keys = keysOf(outline);
  return items.filter((item) => keys.has(keyOf(item)));
}

/** Without what the other version does not have. */
const sharedWith = (outline: Outline, keys: ReadonlySet<string>): Outline =>
  without(outline, (item) => !keys.has(keyOf(item)));

/** Whether two versions differ only in what one of them does not have. */
export const differOnlyInItems = (one: Outline, other: Outline): boolean =>
  hasSameOrder(sharedWith(one, keysOf(other)), sharedWith(other, keysOf(one)));

export function siblingsOf(outline: Outline, { kind, id }: ItemRef): { ids: number[]; moduleId: number | undefined } {
  if (kind === 'module') return { ids: outline.modules.map(idOfModule), moduleId: undefined };
  const module = moduleOf(outline, id);
  return { ids: module?.videos.map(idOfLesson) ?? [], moduleId: module?.module_id };
}

export const moveTo = ({ kind, id }: ItemRef, { moduleId, beforeId }: Place): OutlineMove => ({
  kind,
  id,
  ...(moduleId !== undefined && { module_id: moduleId }),
  before_id: beforeId,
});

/** Moves that bring a course back to what it was before others, whose items these are. */
export function reverseOf(outline: Outline, items: readonly ItemRef[]): OutlineMove[] {
  const places = items.map((item) => {
    const { ids, moduleId } = siblingsOf(outline, item);
    const at = ids.indexOf(item.id);
    return { at, move: moveTo(item, { moduleId, beforeId: ids[at + 1] ?? null }) };
  });
  // From the last on, so that what comes after an item is in its place again.
  return places.toSorted((one, other) => other.at - one.at).map(({ move }) => move);
}

/** The place one further up or down; lessons go on in the next module. Nothing at the ends. */
export function placeBeside(outline: Outline, item: ItemRef, by: 1 | -1): Place | undefined {
  const { ids, moduleId } = siblingsOf(outline, item);
  const at = ids.indexOf(item.id) + by;
  if (at >= 0 && at < ids.length) return { moduleId, beforeId: ids[by === 1 ? at + 1 : at] ?? null };
  if (item.kind === 'module') return undefined;
  const module = outline.modules[outline.modules.findIndex(({ module_id }) => module_id === moduleId) + by];
  if (!module) return undefined;
  return { moduleId: module.module_id, beforeId: by === 1 ? (module.videos[0]?.video_id ?? null) : null };
}

/** From 1, with the number of those beside it and the module of a lesson. */
export function positionOf(outline: Outline, item: ItemRef) {
  const { ids, moduleId } = siblingsOf(outline, item);
  const module = outline.modules.find(({ module_id }) => module_id === moduleId);
  return { place: ids.indexOf(item.id) + 1, count: ids.length, module: module?.module_name };
}

/** Moves of several items to one place, in their order. */
export function movesTo(outline: Outline, items: readonly ItemRef[], { moduleId, beforeId }: Place): OutlineMove[] {
  const ids = new Set(items.map(({ id }) => id));
  const { kind = 'video' } = items[0] ?? {};
  const module = outline.modules.find(({ module_id }) => module_id === moduleId);
  const siblings = kind === 'module' ? outline.modules.map(idOfModule) : (module?.videos.map(idOfLesson) ?? []);
  const from = beforeId === null ? siblings.length : siblings.indexOf(beforeId);
  const next = siblings.slice(from).find((id) => !ids.has(id)) ?? null;
  return items.map((item) => moveTo(item, { moduleId, beforeId: next }));
}

/** Where something goes that is dropped on something else: in its place, or at the end of a module. Lessons take no modules. */
export function placeOfDrop(outline: Outline, item: ItemRef, target: ItemRef): Place | undefined {
  if (keyOf(item) === keyOf(target)) return undefined;
  if (item.kind === 'video' && target.kind === 'module') return { moduleId: target.id, beforeId: null };
  const over = item.kind === target.kind ? target.id : moduleOf(outline, target.id)?.module_id;
  if (over === undefined || over === item.id) return undefined;
  const { ids, moduleId } = siblingsOf(outline, { kind: item.kind, id: over });
  const from = ids.indexOf(item.id);
  const to = ids.indexOf(over);
  return { moduleId, beforeId: from >= 0 && from < to ? (ids[to + 1] ?? null) : over };
}
